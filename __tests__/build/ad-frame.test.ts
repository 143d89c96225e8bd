import { load } from "cheerio";
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

test("makes no frame with our own notes alone", () => {
  expect(adFrame({ ...SITE.ads, script: SCRIPT })).toBeNull();
  expect(adFrame({ ...SITE.ads, provider: "script", script: null })).toBeNull();
});

// Where the frame is no sandbox, the network's script may not load: our own decides, and brings it.
test("holds a place for one ad and our own script, and no more", () => {
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

test("gives no id to a network that knows its publishers otherwise", () => {
  expect(frameOf({ client: null }).$("ins").attr("data-ad-client")).toBeUndefined();
});

test("keeps signs of HTML in a setting as text", () => {
  const client = '"><script>alert(1)</script>&';
  const { $ } = frameOf({ client });
  expect($("ins").attr("data-ad-client")).toBe(client);
  expect($("script")).toHaveLength(1);
});

test("allows our own script and scripts of the network's host alone", () => {
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
