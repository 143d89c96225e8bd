import { type Page, type Request, expect } from "@playwright/test";
import { SEND_PATIENCE } from "../../src/components/contact/send-form";
import { SITE } from "../support/content";
import { expectAccessible } from "./support/axe-matrix";
import { faultsByHand } from "./support/by-hand";
import { FORMS_HOST, test } from "./support/configured-site";
import { type Answer, hang } from "./support/faults";
import { LARGE, NARROWEST } from "./support/screens";
import { openTool } from "./support/test";

/** The forms of a site that sends them somewhere. Their addresses are on another host, which the policy must allow. */
test.use({ expectedProblem: /^request: https:\/\/forms\.example\/|^console: Failed to load resource: / });

/** What takes a form lets pages of other hosts read its answer, the refusals too. */
const answered =
  (status: number): Answer =>
  (route) =>
    route.fulfill({ status, headers: { "access-control-allow-origin": "*" }, json: {} });

const taken = answered(200);

const FAILURES: Record<string, Answer> = {
  "is answered with an error (500)": answered(500),
  "reaches nobody": (route) => route.abort(),
};

type Typed = { label: string; name: string; value: string };

type Form = {
  name: string;
  route: string;
  endpoint: string;
  typed: readonly Typed[];
  button: string;
  /** The link that comes after the button. */
  next: string;
  /** What the page shows and says once the answer is there, or while it is not. */
  expectSending: (page: Page) => Promise<void>;
  expectTaken: (page: Page) => Promise<void>;
  expectFailed: (page: Page) => Promise<void>;
};

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, { label }: Pick<Typed, "label">) => page.getByLabel(label, { exact: true });
const status = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

const CONTACT: Form = {
  name: "the contact form",
  route: "/contact",
  endpoint: `${FORMS_HOST}/contact`,
  typed: [
    { label: "Full Name", name: "name", value: "Ann O’Reader" },
    { label: "Email Address", name: "email", value: "reader+cards@example.com" },
    { label: "Subject", name: "subject", value: "Fees & rates" },
    { label: "Category (optional)", name: "category", value: "review" },
    { label: "Message", name: "message", value: "Which card costs less than 1% a month?\nThank you." },
  ],
  button: "Send Message",
  next: SITE.email,
  expectSending: async (page) => {
    await expect(button(page, "Sending Message...")).toBeDisabled();
    await expect(status(page, "Sending your message")).toBeAttached();
    await expect(status(page, SITE.contact.sent.title)).toHaveCount(0);
  },
  expectTaken: async (page) => {
    const sent = status(page, SITE.contact.sent.title);
    await expect(sent).toHaveText(`${SITE.contact.sent.title} ${SITE.contact.sent.text}`, { useInnerText: true });
    await expect(sent).toBeFocused();
    await expect(sent).toBeInViewport();
    await expect(page.getByRole("main").locator("form")).toHaveCount(0);
  },
  expectFailed: async (page) => {
    const failed = page.getByRole("alert");
    await expect(failed).toContainText(
      "We could not confirm that your message was sent. Every word of it is still here.",
    );
    await expect(failed.getByRole("link", { name: SITE.email })).toHaveAttribute("href", `mailto:${SITE.email}`);
    await expect(page.locator(":focus").getByRole("alert")).toBeInViewport();
    await expect(button(page, "Send Message")).toBeEnabled();
  },
};

const NEWSLETTER: Form = {
  name: "the newsletter box",
  route: "/guides",
  endpoint: `${FORMS_HOST}/newsletter`,
  typed: [{ label: "Email address", name: "email", value: "reader+cards@example.com" }],
  button: "Subscribe",
  next: "privacy policy",
  expectSending: async (page) => {
    await expect(button(page, "Subscribe")).toHaveAttribute("aria-disabled", "true");
    await expect(button(page, "Subscribe")).toBeFocused();
    await expect(button(page, "Dismiss")).toHaveCount(0);
  },
  expectTaken: async (page) => {
    await expect(status(page, "Thank you. Please look for an email from us to confirm your address.")).toBeInViewport();
    await expect(page.getByLabel("Email address")).toHaveValue("");
    await expect(button(page, "Subscribe")).toBeFocused();
    await expect(button(page, "Subscribe")).not.toHaveAttribute("aria-disabled");
  },
  expectFailed: async (page) => {
    await expect(
      status(page, "We could not confirm that your address was sent. Please try again in a moment."),
    ).toBeInViewport();
    await expect(button(page, "Subscribe")).toBeFocused();
    await expect(button(page, "Subscribe")).not.toHaveAttribute("aria-disabled");
  },
};

/** Opens the form's page, where nothing says that it is a sample, and leaves the question about ads behind. */
async function open(page: Page, { route, endpoint }: Form, answer: Answer): Promise<Request[]> {
  const received: Request[] = [];
  await answerAs(page, endpoint, answer);
  page.on("request", (request) => {
    if (request.url().startsWith(FORMS_HOST)) received.push(request);
  });
  await openTool(page, route);
  await page.getByRole("button", { name: SITE.consent.decline }).click();
  await expect(page.getByText(SITE.contact.sentSample)).toHaveCount(0);
  return received;
}

async function answerAs(page: Page, endpoint: string, answer: Answer): Promise<void> {
  await page.unroute(endpoint);
  await page.route(endpoint, answer);
}

async function fillIn(page: Page, { typed }: Form): Promise<void> {
  for (const one of typed) {
    if (one.name === "category") await field(page, one).selectOption(one.value);
    else await field(page, one).fill(one.value);
  }
}

async function expectKept(page: Page, { typed }: Form): Promise<void> {
  for (const one of typed) await expect(field(page, one)).toHaveValue(one.value);
}

/** Sends once more what is still there after a failure; its address takes it now. */
async function sendAgain(page: Page, form: Form): Promise<void> {
  await answerAs(page, form.endpoint, taken);
  await button(page, form.button).click();
  await form.expectTaken(page);
}

/** The form as it left the browser: every field that a visitor sees, and no word of where they are. */
function expectWhole(request: Request | undefined, { endpoint, typed }: Form): void {
  const { "content-type": type, accept, referer, cookie } = request?.headers() ?? {};
  expect(request?.method()).toBe("POST");
  expect(request?.url()).toBe(endpoint);
  expect({ type, accept, referer, cookie }).toEqual({
    type: "application/x-www-form-urlencoded;charset=UTF-8",
    accept: "application/json",
    referer: undefined,
    cookie: undefined,
  });
  expect([...new URLSearchParams(request?.postData() ?? "")]).toEqual(typed.map(({ name, value }) => [name, value]));
}

const FORMS = [CONTACT, NEWSLETTER];

for (const form of FORMS) {
  test.describe(form.name, () => {
    test("sends what was typed to its address, and says so once that has taken it", async ({ page }) => {
      const received = await open(page, form, taken);
      await fillIn(page, form);
      await button(page, form.button).click();
      await form.expectTaken(page);
      expect(received).toHaveLength(1);
      expectWhole(received[0], form);
    });

    for (const [what, answer] of Object.entries(FAILURES)) {
      test(`keeps what was typed and says so if it ${what}, and can be sent again`, async ({ page }) => {
        const received = await open(page, form, answer);
        await fillIn(page, form);
        for (const times of [1, 2]) {
          await button(page, form.button).click();
          await expect.poll(() => received.length).toBe(times);
          await form.expectFailed(page);
          await expectKept(page, form);
        }
        await sendAgain(page, form);
        expect(received).toHaveLength(3);
        for (const request of received) expectWhole(request, form);
      });
    }

    test("waits for an answer that hangs: what was typed stays, nothing is sent twice, and the page can be left", async ({
      page,
    }) => {
      const received = await open(page, form, hang);
      await fillIn(page, form);
      await button(page, form.button).click();
      await form.expectSending(page);
      await expectKept(page, form);
      // A button that is disabled loses the focus; the keyboard goes on from there all the same.
      await page.keyboard.press("Tab");
      await expect(page.getByRole("main").getByRole("link", { name: form.next }).first()).toBeFocused();
      for (const one of form.typed.slice(0, 1)) await field(page, one).press("Enter");
      await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
      await expect(page).toHaveURL("/about");
      expect(received).toHaveLength(1);
    });

    test("gives up on an answer that does not come within half a minute: what was typed stays, and can be sent again", async ({
      page,
    }) => {
      await page.clock.install();
      const received = await open(page, form, hang);
      await fillIn(page, form);
      await button(page, form.button).click();
      await form.expectSending(page);
      await page.clock.fastForward(SEND_PATIENCE);
      await form.expectFailed(page);
      await expectKept(page, form);
      await sendAgain(page, form);
      expect(received).toHaveLength(2);
    });
  });
}

test.describe("whatever a visitor has set", () => {
  test.use({ viewport: NARROWEST });
  // Eight runs of axe and two walks through one page.
  test.describe.configure({ timeout: 120_000 });

  for (const form of FORMS) {
    for (const [when, answer, expectShown] of [
      ["while it is on its way", hang, form.expectSending],
      ["once it is sent", taken, form.expectTaken],
      ["when it could not be sent", answered(500), form.expectFailed],
    ] as const) {
      test(`${form.name} can be seen, read, enlarged, touched and walked through ${when}`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await open(page, form, answer);
        await fillIn(page, form);
        await button(page, form.button).click();
        await expectShown(page);
        expect.soft(await faultsByHand(page)).toEqual([]);
        // axe leaves no question open on these pages.
        await expectAccessible(page, [], [NARROWEST, LARGE]);
      });
    }
  }
});
