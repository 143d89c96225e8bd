import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { Statistics } from "../../src/components/home/Statistics";
import { Testimonial } from "../../src/components/home/Testimonial";
import { TEXTS } from "../support/fixture";

const { statistics, testimonial } = TEXTS.home;
if (!testimonial) throw new Error("The catalog has a testimonial.");

/** Each part, drawn as a sample or as real, with the words that say which it is. */
test.each<[string, RegExp | string, draw: (sample: boolean) => ReactElement]>([
  ["statistics", /Sample numbers/, (sample) => <Statistics statistics={statistics} sample={sample} />],
  ["a testimonial", "(sample testimonial)", (sample) => <Testimonial testimonial={{ ...testimonial, sample }} />],
])("calls %s a sample only while it is one", (_, words, draw) => {
  expect(render(draw(true)).container).toHaveTextContent(words);
  expect(render(draw(false)).container).not.toHaveTextContent(words);
});
