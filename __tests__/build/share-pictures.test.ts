import sharp from "sharp";
import { sharePictures } from "../../src/build/finish/share-pictures";
import { contentOf } from "../support/checked-content";
import { CATALOG } from "../support/catalog";
import { CARDS, GUIDES, SITE } from "../support/fixture";

const CONTENT = { ...contentOf(CATALOG), site: SITE, cards: CARDS, guides: GUIDES };
const draw = (change: Partial<typeof CONTENT> = {}) => sharePictures({ ...CONTENT, ...change });

test("the site and each guide have a picture for links that are shared", async () => {
  const pictures = await draw();
  expect(Object.keys(pictures).sort()).toEqual(["og.png", ...GUIDES.map(({ name }) => `guides/${name}.png`)].sort());
  for (const picture of Object.values(pictures)) {
    expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  }
});

test.each<[string, Partial<typeof CONTENT>]>([
  ["another brand", { site: { ...SITE, brand: "Low & Clear" } }],
  ["another count of cards", { cards: CARDS.slice(1) }],
])("%s gives the site another picture", async (_, change) => {
  const [before, after] = [await draw({ guides: [] }), await draw({ guides: [], ...change })];
  expect(Buffer.compare(before["og.png"] ?? Buffer.of(), after["og.png"] ?? Buffer.of())).not.toBe(0);
});
