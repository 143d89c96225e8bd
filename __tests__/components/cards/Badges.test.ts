import { PALETTES, colorOf, contrast, cssOf, valueOf } from "../../support/colors";

const BADGES = cssOf("components/cards/Badges.module.css");
const OPTION = cssOf("components/compare/CardOption.module.css");

describe.each(PALETTES)("in %s", (palette) => {
  test.each([".featured", ".recommended"])("the edge of %s stands out from the badge and from every card", (badge) => {
    const edge = colorOf(valueOf(BADGES, badge, "border-color"), palette);
    const grounds = [
      valueOf(BADGES, badge, "background"),
      valueOf(OPTION, ".option", "background"),
      valueOf(OPTION, ".option:has(:checked)", "background"),
      valueOf(OPTION, ".option:has(:disabled)", "background"),
    ];
    for (const ground of grounds) expect(contrast(edge, colorOf(ground, palette))).toBeGreaterThanOrEqual(3);
  });
});
