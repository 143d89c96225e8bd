import ts from "typescript";

/**
 * A translator in the browser puts the text nodes of a page into elements of its own, behind React's back. React writes a
 * text that is all there is in its element anew, whatever was made of it; one among siblings it changes where it was, or
 * looks for it where it no longer is, and fails.
 */

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;

/** What React draws: neither the space between lines nor a comment. */
function isDrawn({ type, value, expression }) {
  if (type === "JSXText") return value.trim() !== "" || !value.includes("\n");
  return expression?.type !== "JSXEmptyExpression";
}

/** No translator takes a space. */
const isSpace = (value) => typeof value === "string" && value.trim() === "";

/** Whether an expression may give a text. Of what a component was given to show (`ReactNode`), it doesn't know. */
function givesText(expression, getTypeAtLocation) {
  if (expression.operator === "&&") return givesText(expression.right, getTypeAtLocation);
  const type = getTypeAtLocation(expression);
  const kinds = type.isUnion() ? type.types : [type];
  if (kinds.some(({ symbol }) => symbol?.name === "Iterable")) return false;
  return kinds.some(({ flags, value }) => flags & TEXT && !isSpace(value));
}

const textAlone = {
  create(context) {
    const { getTypeAtLocation } = context.sourceCode.parserServices;
    const isText = ({ type, value, expression }) =>
      type === "JSXText"
        ? !isSpace(value)
        : type === "JSXExpressionContainer" && givesText(expression, getTypeAtLocation);
    const check = (node) => {
      const drawn = node.children.filter(isDrawn);
      const isAlone = drawn.length === 1 && node.type === "JSXElement";
      if (isAlone || !drawn.some(({ expression }) => expression && !isSpace(expression.value))) return;
      const text = drawn.find(isText);
      if (text)
        context.report({
          node: text,
          message: "Text that changes, or beside what changes, needs an element of its own.",
        });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

export const texts = {
  name: "texts that a translator may take",
  files: ["src/{components,islands,pages,templates}/**/*.tsx"],
  plugins: { texts: { rules: { alone: textAlone } } },
  rules: { "texts/alone": "error" },
};
