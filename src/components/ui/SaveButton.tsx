import { Button } from "./Button";
import { useAnnouncement } from "./use-announcement";

/** Excel takes a file of values for one of another encoding, unless it begins with this mark. */
const BYTE_ORDER_MARK = "\ufeff";

type FileType = "text/csv" | "text/calendar" | "image/png";

/** Hands the visitor a file made in the browser. Returns the message to show, as no page hears whether a file was saved. */
export function saveFile(name: string, type: FileType, content: string | Blob): string {
  const parts = type === "text/csv" ? [BYTE_ORDER_MARK, content] : [content];
  const file = content instanceof Blob ? content : new Blob(parts, { type: `${type};charset=utf-8` });
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the address only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
  return `We gave ${name} to your browser to save. If no file appears, open this page in another browser.`;
}

type Props = { name: string; type: FileType; content: () => string; children: string };

export function SaveButton({ name, type, content, children }: Props) {
  const [said, say] = useAnnouncement("");
  return (
    <div className="not-printed">
      <Button kind="secondary" onClick={() => say(saveFile(name, type, content()))}>
        {children}
      </Button>
      <p role="status" className="small-note">
        {said}
      </p>
    </div>
  );
}
