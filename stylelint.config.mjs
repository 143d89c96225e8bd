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
  },
  overrides: [
    {
      files: ["src/styles/tokens.css"],
      rules: { "color-no-hex": null, "color-named": null, "function-disallowed-list": null },
    },
  ],
};

export default config;
