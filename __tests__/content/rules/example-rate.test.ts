import { formatFault } from "../../../src/content/fault";
import { readMarkdown } from "../../../src/content/read/read-source";
import { checkExampleRates } from "../../../src/content/rules/example-rate";

function messages(text: string): string[] {
  const source = readMarkdown({ file: "data/guides/a.md", text: `---\ntitle: A\n---\n${text}` });
  checkExampleRates(source);
  return source.faults.map(formatFault);
}

test.each([
  ["a sentence", "You owe $5,000. At 22.99% it costs {payoff:5000,24.99,150:interest}.", "4:20"],
  ["a row of a table", "| At 22.99% | {payoff:5000,24.99,150:months} |", "4:6"],
  ["a label with its figure", '- label: At 22.99%\n  value: "{payoff:5000,24.99,150:interest}"', "4:13"],
])("%s with another rate than its figure is counted with is told", (_, text, place) => {
  const [message = "", ...more] = messages(text);
  expect(message).toContain(`data/guides/a.md:${place}`);
  expect(message).toContain("expected the rate that the figures beside it are counted with: 24.99%, found 22.99%");
  expect(more).toEqual([]);
});

test.each([
  ["the rate that it is counted with", "At 24.99%, it is {payment:8000,24.99,48} a month."],
  ["both rates of a difference", "16.24% instead of 24.99% saves {difference:5000,24.99,16.24,150:interest}."],
  ["a fee in percent", "Moving it for 5% costs {transfer:1000,18,500,citi-simplicity:fee}."],
  ["a card's rate", "At 18%, it is {payoff:4000,penfed-platinum-rewards.aprHigh,270:interest}."],
  ["another sentence's figure", "Say that you pay 22.99%. At 18%, it is {payoff:4000,18,270:interest}."],
  ["no figure", "The average is 22.99%, as {brand} says."],
  ["an unknown reference, even one that is named as a part of every object", "At 22.99%, {constructor:5}."],
])("a text with %s is in order", (_, text) => {
  expect(messages(text)).toEqual([]);
});
