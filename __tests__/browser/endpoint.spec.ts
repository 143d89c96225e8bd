import { type Page, type Request, expect } from "@playwright/test";
import { SITE, TEXTS } from "../support/content";
import { expectAccessible } from "./support/axe-matrix";
import { faultsByHand } from "./support/by-hand";
import { FORMS_HOST, test } from "./support/configured-site";
import { NARROWEST } from "./support/screens";
import { openTool } from "./support/test";

/** Their addresses are on another host, which the policy must allow. */
test.use({ expectedProblem: /^request: https:\/\/forms\.example\/|^console: Failed to load resource: / });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const status = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

/** Opens the form's page and leaves the question about ads behind. Gives the requests that reach the forms' host. */
async function open(page: Page): Promise<Request[]> {
  const received: Request[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(FORMS_HOST)) received.push(request);
  });
  await openTool(page, "/contact");
  await page.getByRole("button", { name: SITE.consent.decline }).click();
  await expect(page.getByText(TEXTS.contact.sentSample)).toHaveCount(0);
  return received;
}

/** Answers so that pages of other hosts can read it, refusals too. */
async function answerWith(page: Page, status: number): Promise<void> {
  const headers = { "access-control-allow-origin": "*" };
  await page.unroute(`${FORMS_HOST}/**`);
  await page.route(`${FORMS_HOST}/**`, (route) => route.fulfill({ status, headers, json: {} }));
}

/** The form as it left the browser: every field that a visitor sees, and no word of where they are. */
function expectWhole(request: Request, values: Record<string, string>): void {
  const { "content-type": type, accept, referer, cookie } = request.headers();
  expect([request.method(), request.url()]).toEqual(["POST", `${FORMS_HOST}/contact`]);
  expect({ type, accept, referer, cookie }).toEqual({
    type: "application/x-www-form-urlencoded;charset=UTF-8",
    accept: "application/json",
    referer: undefined,
    cookie: undefined,
  });
  expect([...new URLSearchParams(request.postData() ?? "")]).toEqual(Object.entries(values));
}

// A build of its own. What the forms do while an answer is late, wrong or missing is tested with the forms.
test.describe("a site that sends its forms somewhere", { tag: "@full" }, () => {
  test("keeps what was typed when the address refuses the form, and sends it again", async ({ page }) => {
    // Many runs of axe and two walks through one page.
    test.setTimeout(120_000);
    const values = {
      name: "Ann O’Reader",
      email: "reader+cards@example.com",
      subject: "Fees & rates",
      category: "review",
      message: "Which card costs less than 1% a month?\nThank you.",
    };
    await page.setViewportSize(NARROWEST);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await answerWith(page, 500);
    const received = await open(page);
    await field(page, "Full Name").fill(values.name);
    await field(page, "Email Address").fill(values.email);
    await field(page, "Subject").fill(values.subject);
    await field(page, "Category (optional)").selectOption(values.category);
    await field(page, "Message").fill(values.message);
    await button(page, "Send Message").click();
    const failed = page.getByRole("alert");
    await expect(failed).toContainText("We could not confirm that your message was sent.");
    await expect(failed.getByRole("link", { name: SITE.email })).toHaveAttribute("href", `mailto:${SITE.email}`);
    await expect(page.locator(":focus").getByRole("alert")).toBeInViewport();
    await expect(field(page, "Message")).toHaveValue(values.message);
    expect.soft(await faultsByHand(page)).toEqual([]);
    await expectAccessible(page);

    await answerWith(page, 200);
    await button(page, "Send Message").click();
    const sent = status(page, TEXTS.contact.sent.title);
    await expect(sent).toHaveText(`${TEXTS.contact.sent.title} ${TEXTS.contact.sent.text}`, { useInnerText: true });
    await expect(sent).toBeFocused();
    await expect(sent).toBeInViewport();
    expect(received).toHaveLength(2);
    for (const request of received) expectWhole(request, values);
  });

  if (TEXTS.guides.newsletter)
    test("gives the newsletter box its own address", async ({ page }) => {
      await page.goto("/guides");
      expect(await page.content()).toContain(`"endpoint":"${FORMS_HOST}/newsletter"`);
    });
});
