import type { PageTexts } from "../../domain/site/site";
import { Figures } from "../ui/Figures";

type Props = { statistics: PageTexts["home"]["statistics"]; sample: boolean };

/** The headline statistics; a sample site says that they are samples, right beside them. */
export function Statistics({ statistics, sample }: Props) {
  return (
    <>
      <h2 className="visually-hidden">By the numbers</h2>
      <Figures figures={statistics} look="large" />
      {sample && <p className="foot-note">Sample numbers. They don’t describe real readers.</p>}
    </>
  );
}
