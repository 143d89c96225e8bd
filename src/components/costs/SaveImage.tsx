import { useState } from "react";
import type { DebtSheet } from "../../domain/calculator/plan-sheet";
import type { PictureSize } from "../../domain/calculator/share-picture";
import { Button } from "../ui/Button";
import { saveFile } from "../ui/SaveButton";
import { useLoaded } from "../ui/use-loaded";
import { useToday } from "../ui/use-today";
import * as styles from "./SaveImage.module.css";

const REFUSED = "This browser can’t draw pictures. Open this page in another browser.";

const SIZES = { wide: "Wide, 1200 × 630", tall: "Tall, 1080 × 1350" };

const loadPainter = () => import("./paint-picture");

type Props = {
  plan: DebtSheet;
  /** True for the site's example, whose numbers are nobody's own. */
  example: boolean;
  brand: string;
};

/** Hands out the answer as a picture, drawn in the browser. The balance is in it only if that is asked for. */
export function SaveImage({ plan, example, brand }: Props) {
  const [open, setOpen] = useState(false);
  const [showsBalance, setShowsBalance] = useState(false);
  const [said, say] = useState("");
  const { loaded, failure } = useLoaded(loadPainter, open, "The picture");
  const today = useToday();
  const save = async (painter: NonNullable<typeof loaded>, size: PictureSize) => {
    say("");
    const numbers = showsBalance || example ? plan.numbers : null;
    const shapes = painter.sharePicture(plan, size, { numbers, example, brand, host: location.host, today });
    const picture = await painter.paintPicture(shapes, size);
    say(picture ? saveFile(`${brand.toLowerCase()}-${size}.png`, "image/png", picture) : REFUSED);
  };
  return (
    <div className={styles.image}>
      <Button kind="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        Save as image
      </Button>
      {open && loaded && (
        <div className="wrapping-row">
          {!example && (
            <label>
              <input
                type="checkbox"
                checked={showsBalance}
                onChange={({ target }) => setShowsBalance(target.checked)}
              />
              <span>Show my balance</span>
            </label>
          )}
          {(["wide", "tall"] as const).map((size) => (
            <Button key={size} kind="secondary" onClick={() => void save(loaded, size)}>
              {SIZES[size]}
            </Button>
          ))}
        </div>
      )}
      <p role="status" className="small-note">
        {failure || (open ? said : "")}
      </p>
    </div>
  );
}
