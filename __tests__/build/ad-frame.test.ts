import { load } from "cheerio";
import { HtmlValidate } from "html-validate";
import { adFrame } from "../../src/build/finish/ad-frame";
import { inlineHash } from "../../src/build/finish/security-policy";
import type { Site } from "../../src/domain/site/site";
import { SITE } from "../support/fixture";

const SCRIPT = "https://ads.example/tag.js?a=1&b=2";

function frameOf(changes: Partial<Site["ads"]> = {}) {
  const html = adFrame({
    ...SITE.ads,
    provider: "script",
    script: SCRIPT,
    client: "pub-1",
    ...changes,
  });
  if (!html) throw new Error("There is no frame.");
  const $ = load(html);
  return { html, $, policy: $('meta[http-equiv="Content-Security-Policy"]').attr("content") ?? "" };
}

test("with our own notes alone there is no frame", () => {
  expect(adFrame({ ...SITE.ads, script: SCRIPT })).toBeNull();
  expect(adFrame({ ...SITE.ads, provider: "script", script: null })).toBeNull();
});

// Where the frame is no sandbox, the network's script may not load: our own decides, and brings it.
test("the frame holds a place for one ad, with the network's address, and our own script, and no more", () => {
  const { $ } = frameOf();
  expect($("ins").attr()).toEqual({
    class: "adsbygoogle",
    "data-ad-queue": "adsbygoogle",
    "data-ad-script": SCRIPT,
    "data-ad-client": "pub-1",
  });
  expect($("script").attr()).toEqual({});
  expect($("body").children().length).toBe(2);
});

test("search engines don't list it", () => {
  expect(frameOf().$('meta[name="robots"]').attr("content")).toBe("noindex");
});

test("a network that knows its publishers by other means gets no id", () => {
  expect(frameOf({ client: null }).$("ins").attr("data-ad-client")).toBeUndefined();
});

test("signs in a setting that mean something in HTML stay text", () => {
  const client = '"><script>alert(1)</script>&';
  const { $ } = frameOf({ client });
  expect($("ins").attr("data-ad-client")).toBe(client);
  expect($("script")).toHaveLength(1);
});

test("its policy lets our own script run, by its hash, and scripts of the network's host, and no other", () => {
  const { $, policy } = frameOf();
  expect(policy.split("; ")).toEqual(
    expect.arrayContaining([
      `script-src ${inlineHash($("script").text())} https://ads.example`,
      "default-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
    ]),
  );
  expect(policy).not.toMatch(/unsafe-eval|http:/);
});

test("is valid HTML", async () => {
  const validator = new HtmlValidate({
    root: true,
    extends: ["html-validate:recommended"],
    rules: { "doctype-style": "off" },
  });
  const { results } = await validator.validateString(frameOf().html);
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
});
