import { test } from "./support/test";
import { runAxe } from "./support/axe";
declare const axe: any;
test("t", async ({ page }) => {
  test.setTimeout(100000);
  for (const route of ["/", "/guides/balance-transfers-explained"]) {
    await page.goto(route);
    await runAxe(page, { type: "rule", values: ["document-title"] }, []);
    for (const planted of [false, true]) {
      if (planted) await page.evaluate(() => { const p = document.querySelectorAll<HTMLElement>("main p"); p[0]!.style.color = "#888"; p[1]!.style.color = "#ccc"; });
      console.log(route, planted, await page.evaluate(async () => {
        const out: any = {};
        for (const r of ["color-contrast", "color-contrast-enhanced"]) {
          const res = await axe.run(document, { runOnly: { type: "rule", values: [r] } });
          const n = (k: string) => res[k].flatMap((x: any) => x.nodes).length;
          out[r] = { passes: n("passes"), incomplete: n("incomplete"), violations: n("violations"), keys: res.incomplete.flatMap((x: any) => x.nodes.flatMap((y: any) => [...y.any, ...y.none].map((c: any) => c.id + ":" + c.data?.messageKey))).slice(0, 4) };
        }
        return out;
      }));
    }
  }
});
