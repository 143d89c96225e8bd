import { PICTURE_SIZES, type PictureSize, type Shape } from "../../domain/calculator/share-picture";

export { sharePicture } from "../../domain/calculator/share-picture";

/** Paints shapes with the page's own faces; null where the browser refuses to. */
export async function paintPicture(shapes: readonly Shape[], size: PictureSize): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement("canvas"), PICTURE_SIZES[size]);
  const context = canvas.getContext("2d");
  if (!context) return null;
  const style = getComputedStyle(document.documentElement);
  const faces = { serif: style.getPropertyValue("--font-text"), sans: style.getPropertyValue("--font-ui") };
  const fontOf = (face: keyof typeof faces, pixels: number, bold = false) =>
    `${bold ? 600 : 400} ${pixels}px ${faces[face]}`;
  // A face that didn't come is replaced, as on the page.
  await Promise.allSettled([fontOf("serif", 40, true), fontOf("sans", 40)].map((font) => document.fonts.load(font)));
  for (const shape of shapes) {
    context.fillStyle = shape.color;
    if ("text" in shape) {
      context.font = fontOf(shape.face, shape.size, shape.bold);
      context.textAlign = shape.right ? "right" : "left";
      context.fillText(shape.text, shape.x, shape.y);
    } else context.fillRect(shape.x, shape.y, shape.width, shape.height);
  }
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
