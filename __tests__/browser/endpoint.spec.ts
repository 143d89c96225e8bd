import { type Page, type Request, expect } from "@playwright/test";
import { SITE } from "../support/content";
import { expectAccessible } from "./support/axe-matrix";
import { faultsByHand } from "./support/by-hand";
import { FORMS_HOST, test } from "./support/configured-site";
import type { Answer } from "./support/faults";
import { NARROWEST } from "./support/screens";
import { openTool } from "./support/test";

/** Their addresses are on another host, which the policy must allow. */
test.use({ expectedProblem: /^request: https:\/\/forms\.example\/|^console: Failed to load resource: / });

/** What takes a form lets pages of other hosts read its answer, the refusals too. */
const answered =
  (status: number): Answer =>
  (route) =>
    route.fulfill({ status, headers: { "access-control-allow-origin": "*" }, json: {} });

const taken = answered(200);

type Typed = { label: string; name: string; value: string };

type Form = {
  name: string;
  route: string;
  endpoint: string;
  typed: readonly Typed[];
  button: string;
  /** What the page shows and says once the answer is there. */
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

// A build of its own. What the forms do while an answer is late, wrong or missing is tested with the forms.
test.describe("a site that sends its forms somewhere", { tag: "@full" }, () => {
  for (const form of [CONTACT, NEWSLETTER]) {
    test(`${form.name} sends what was typed to its address, and says so once that has taken it`, async ({ page }) => {
      const received = await open(page, form, taken);
      await fillIn(page, form);
      await button(page, form.button).click();
      await form.expectTaken(page);
      expect(received).toHaveLength(1);
      expectWhole(received[0], form);
    });

    test(`${form.name} keeps what was typed if its address refuses it, says so to everyone, and can be sent again`, async ({
      page,
    }) => {
      // Eight runs of axe and two walks through one page.
      test.setTimeout(120_000);
      await page.setViewportSize(NARROWEST);
      await page.emulateMedia({ reducedMotion: "reduce" });
      const received = await open(page, form, answered(500));
      await fillIn(page, form);
      await button(page, form.button).click();
      await form.expectFailed(page);
      for (const one of form.typed) await expect(field(page, one)).toHaveValue(one.value);
      expect.soft(await faultsByHand(page)).toEqual([]);
      await expectAccessible(page);

      await answerAs(page, form.endpoint, taken);
      await button(page, form.button).click();
      await form.expectTaken(page);
      for (const request of received) expectWhole(request, form);
      expect(received).toHaveLength(2);
    });
  }
});
