/** Class and animation names: as CSS, or as a script reads them from a CSS module. */
const NAME = [/^[a-z][a-zA-Z0-9]*(-[a-z0-9]+)*$/, { message: "Expected a name in camelCase or kebab-case" }];

const COLOUR_FUNCTIONS = ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color"];
const USE_TOKEN = "Use a custom property of src/styles/tokens.css, so that every color has a name and a dark twin";

/** @type {import("stylelint").Config} */
const config = {
  extends: ["stylelint-config-standard"],
  rules: {
    "selector-class-pattern": NAME,
    "keyframes-name-pattern": NAME,
    // As in the scripts: what is bundled is named by a plain text.
    "import-notation": "string",
    // CSS Modules add these to the language.
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global", "local"] }],
    "property-no-unknown": [true, { ignoreProperties: ["composes"] }],
    // System colors, "transparent" and "currentcolor" are not on the list of named colors, and stay allowed.
    "color-no-hex": [true, { message: USE_TOKEN }],
    "color-named": ["never", { message: USE_TOKEN }],
    "function-disallowed-list": [COLOUR_FUNCTIONS, { message: USE_TOKEN }],
    // The roles of type, two weights and one scale of radii; charts and card faces are drawn to a scale of their own.
    "declaration-property-value-allowed-list": {
      "font-size": [/^var\(--size-/],
      "font-weight": ["400", "600"],
      font: [/^inherit$/, /^(400|600) (var\(--(size|face)-|14px var)/],
      "border-radius": [/^(0|inherit|6%|var\(--radius-[a-z]+\)( |$))/],
    },
  },
  overrides: [
    {
      files: ["src/styles/*.css"],
      rules: { "declaration-property-value-allowed-list": null },
    },
    {
      files: ["src/styles/tokens.css"],
      rules: { "color-no-hex": null, "color-named": null, "function-disallowed-list": null },
    },
  ],
};

export default config;
