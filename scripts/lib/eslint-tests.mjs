import jest from "eslint-plugin-jest";
import playwright from "eslint-plugin-playwright";

/** Rules that refuse a test which can't fail, or which fails by chance. */

const BROWSER_FOLDERS = "__tests__/{browser,cms-browser,visual}";

const SOFT_OR_POLL = "CallExpression[callee.object.name='expect'][callee.property.name=/^(soft|poll)$/]";

/** Calls of `expect`, and of helpers whose name begins with it: a rule below sees to it that these assert, too. */
const ASSERTS = `:matches(CallExpression[callee.name=/^expect([A-Z]|$)/], ${SOFT_OR_POLL})`;
const PROPERTY = "CallExpression[callee.object.name='fc'][callee.property.name=/^(property|asyncProperty)$/]";
const TEST =
  ":matches(CallExpression[callee.name=/^(test|it|plain)$/], CallExpression[callee.callee.property.name='each'])";
const LITERAL = [
  "[arguments.0.type='Literal']",
  "[arguments.0.type='UnaryExpression'][arguments.0.argument.type='Literal']",
  "[arguments.0.type='TemplateLiteral'][arguments.0.expressions.length=0]",
  "[arguments.0.name=/^(undefined|NaN|Infinity)$/]",
].join(", ");

const REFUSED = [
  {
    selector: `:matches(CallExpression[callee.name='expect'], ${SOFT_OR_POLL}):matches(${LITERAL})`,
    message: "Expect what the code gives: this is the same whatever it does.",
  },
  {
    selector: "CallExpression[callee.property.name='toBeCloseTo'][arguments.1.type='UnaryExpression']",
    message: "So few digits let numbers pass that are five and more apart.",
  },
  {
    selector: "MemberExpression[object.name=/^(test|it|describe|plain)$/][property.name=/^(todo|failing|fail)$/]",
    message: "A test runs and passes, or it goes.",
  },
  {
    // With an `else` something is expected either way. The plugins look into tests alone, not into their helpers.
    selector: `:matches(IfStatement[alternate=null], CatchClause) ${ASSERTS}`,
    message: "This may never be expected: expect something in each case.",
  },
  {
    selector: `:matches(FunctionDeclaration[id.name=/^expect./], VariableDeclarator[id.name=/^expect./] > :function):not(:has(${ASSERTS}))`,
    message: "A helper with this name counts as an assertion, so it must hold one.",
  },
  {
    selector: `${PROPERTY} > :function:not(:has(${ASSERTS}))`,
    message: "A property expects something of each sample.",
  },
  {
    selector: "CallExpression[callee.object.name='fc'][callee.property.name='pre']",
    message: "Draw only samples that the property is about: filter the arbitrary.",
  },
  {
    selector: `:matches(${PROPERTY}, ${TEST}) > :function > BlockStatement > IfStatement ReturnStatement[argument=null]`,
    message: "What follows is not expected of every sample or case: draw or list only those that it is about.",
  },
  {
    selector: [
      "NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout'][arguments.0.type='Identifier'][arguments.length>1]",
      "AwaitExpression > CallExpression[callee.name=/^(setTimeout|sleep)$/]",
    ].join(", "),
    message: "Wait for what is to happen, not for a time.",
  },
  {
    // TypeScript's rule for promises takes `void` for an answer.
    selector: "UnaryExpression[operator='void'] CallExpression[callee.object.name=/^(page|context|request)$/]",
    message: "Await it: the test may be over before it is done.",
  },
];

export const honestTests = [
  {
    name: "tests: what can't fail",
    files: ["__tests__/**/*.{ts,tsx}"],
    rules: { "no-restricted-syntax": ["error", ...REFUSED] },
  },
  {
    name: "tests of jest",
    files: ["__tests__/**/*.test.{ts,tsx}"],
    extends: [jest.configs["flat/recommended"]],
    rules: {
      "jest/expect-expect": ["error", { assertFunctionNames: ["expect*"] }],
      // By its type it is never null or undefined: that it is not proves nothing.
      "jest/no-unnecessary-assertion": "error",
      // A title may hold a percent sign.
      "jest/valid-title": "off",
      // A promise is neither empty nor false, whatever becomes of it.
      "jest/valid-expect-with-promise": "error",
    },
  },
  {
    name: "tests in the browser",
    files: [`${BROWSER_FOLDERS}/**/*.ts`],
    extends: [playwright.configs["flat/recommended"]],
    rules: {
      "playwright/expect-expect": ["error", { assertFunctionPatterns: ["^expect[A-Z]"] }],
      "playwright/no-skipped-test": ["error", { disallowFixme: true }],
      // Steps may depend on the case: that each case expects something is seen to above.
      "playwright/no-conditional-in-test": "off",
      // A click on what is disabled, which must change nothing, has to be forced.
      "playwright/no-force-option": "off",
      // What a script has put into the page is declared for TypeScript.
      "playwright/no-unsafe-references": "off",
      // It knows no list of tags that may be empty.
      "playwright/valid-test-tags": "off",
      // The layout is Prettier's.
      "playwright/consistent-spacing-between-blocks": "off",
    },
  },
];
