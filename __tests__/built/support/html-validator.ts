import { HtmlValidate } from "html-validate";

const VALIDATOR = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // HTML reads both ways alike.
    "void-style": ["error", { style: "omit" }],
    // React writes charSet and autoComplete; HTML reads both ways alike.
    "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
    // React's useId makes ids such as ":R3d:", which HTML allows.
    "valid-id": ["error", { relaxed: true }],
    // HTML reads both ways alike.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // Safari forgets that a list is one when its style takes the bullets away, so such lists carry the role.
    "no-redundant-role": "off",
    "prefer-native-element": ["error", { exclude: ["list"] }],
    // Gatsby's own wrapper and Markdown's line ends; white space is no markup.
    "no-trailing-whitespace": "off",
    // Has a test of its own.
    "no-inline-style": "off",
    // The style sheet keeps a telephone number on one line.
    "tel-non-breaking": "off",
  },
});

/** Complaints of html-validate about a whole page: the rule, its words, and where. Empty is good. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await VALIDATOR.validateString(html);
  return results.flatMap((result) =>
    result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${String(selector)})`),
  );
}
