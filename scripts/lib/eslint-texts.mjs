import ts from "typescript";

/** Refuses a changing text without an element of its own: translators replace text nodes, and React then fails to find them. */
const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;

function isDrawn({ type, value, expression }) {
  if (type === "JSXText") return value.trim() !== "" || !value.includes("\n");
  return expression?.type !== "JSXEmptyExpression";
}

const isSpace = (value) => typeof value === "string" && value.trim() === "";

/** Tells whether an expression may be a text. Of what a component was given to show (`ReactNode`), it can't know. */
function mayBeText(expression, typeOf) {
  if (expression.operator === "&&") return mayBeText(expression.right, typeOf);
  const type = typeOf(expression);
  const kinds = type.isUnion() ? type.types : [type];
  if (kinds.some(({ symbol }) => symbol?.name === "Iterable")) return false;
  return kinds.some(({ flags, value }) => flags & TEXT && !isSpace(value));
}

function create(context) {
  const isText = ({ type, value, expression }) =>
    type === "JSXText"
      ? !isSpace(value)
      : type === "JSXExpressionContainer" && mayBeText(expression, context.sourceCode.parserServices.getTypeAtLocation);
  const check = (node) => {
    const drawn = node.children.filter(isDrawn);
    if (drawn.length === 1 && node.type === "JSXElement") return;
    if (!drawn.some(({ expression }) => expression && !isSpace(expression.value))) return;
    const text = drawn.find(isText);
    const message = "Text that changes, or beside what changes, needs an element of its own.";
    if (text) context.report({ node: text, message });
  };
  return { JSXElement: check, JSXFragment: check };
}

export const texts = {
  name: "texts that a translator may take",
  files: ["src/{components,islands,pages,templates}/**/*.tsx"],
  plugins: { texts: { rules: { alone: { create } } } },
  rules: { "texts/alone": "error" },
};
