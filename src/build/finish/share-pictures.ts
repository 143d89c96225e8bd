import { readFileSync } from "node:fs";
import path from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import type { Content } from "../../content/content";
import { SHARE_PICTURE, guidePath, guidePicture } from "../../site/routes";
import { PROJECT } from "../project";
import { escapeXml } from "./site-files";

/** The pictures of links that are shared, made of the site's own words, counts and colors. Pixels. */

const SHARE_SIZE = { width: 1200, height: 630 };

const MARGIN = 80;
const RULE = 494;
const TEXT_WIDTH = 940;
const LONG_TITLE = 60;

/** The faces' files for pictures, by the names that they have in them. */
const FACES = {
  title: { file: "newsreader.ttf", font: "Newsreader 16pt, Semi-Bold" },
  text: { file: "figtree.ttf", font: "Figtree Light, Medium" },
};

/** A color of the light scheme, by its name in the tokens. */
function colorIn(tokens: string, name: string): string {
  const value = new RegExp(`--color-${name}: (#[0-9a-f]+);`).exec(tokens)?.[1];
  if (value === undefined)
    throw new Error(`src/styles/tokens.css has no color "${name}" that a picture could be drawn in.`);
  return value;
}

/** The pictures by their paths in the output: one of the site, and one of each guide. */
export async function sharePictures({
  site,
  texts,
  cards,
  guides,
}: Pick<Content, "site" | "texts" | "cards" | "guides">): Promise<Record<string, Uint8Array>> {
  const inProject = (...names: string[]) => path.join(PROJECT, ...names);
  const tokens = readFileSync(inProject("src", "styles", "tokens.css"), "utf8");
  const [page, line, accent] = ["page", "line", "accent"].map((name) => colorIn(tokens, name));
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}">
    <rect width="100%" height="100%" fill="${page ?? ""}"/>
    <rect x="${MARGIN}" y="${RULE}" width="${SHARE_SIZE.width - 2 * MARGIN}" height="2" fill="${line ?? ""}"/>
    <rect x="${MARGIN}" y="${RULE - 2}" width="96" height="6" fill="${accent ?? ""}"/>
  </svg>`;
  const words = (text: string, face: keyof typeof FACES, size: number, color: string, left: number, top: number) => ({
    left,
    top,
    input: {
      text: {
        text: `<span foreground="${colorIn(tokens, color)}">${escapeXml(text)}</span>`,
        font: `${FACES[face].font} ${size}`,
        fontfile: inProject("src", "styles", "fonts", FACES[face].file),
        width: TEXT_WIDTH,
        dpi: 72,
        rgba: true,
      },
    },
  });
  const mark = await sharp(inProject("static", "icon.svg"), { density: 144 }).resize(64).toBuffer();
  const draw = async (address: string, title: string, facts: readonly string[]) => {
    const parts: OverlayOptions[] = [
      { input: mark, left: MARGIN, top: 72 },
      words(site.brand, "title", 44, "text", MARGIN + 84, 82),
      words(title, "title", title.length > LONG_TITLE ? 66 : 80, "text", MARGIN, 204),
      words(facts.join("   ·   "), "text", 30, "muted", MARGIN, 528),
    ];
    return [address.slice(1), await sharp(Buffer.from(ground)).composite(parts).png().toBuffer()] as const;
  };
  const ownFacts = [`${cards.length} low APR cards`, `${guides.length} guides`, "Payoff calculator"];
  return Object.fromEntries(
    await Promise.all([
      draw(SHARE_PICTURE, texts.home.hero.title, ownFacts),
      ...guides.map(({ name, title, category, readTime }) =>
        draw(guidePicture(guidePath(name)), title, [category, `${readTime} min read`]),
      ),
    ]),
  );
}
