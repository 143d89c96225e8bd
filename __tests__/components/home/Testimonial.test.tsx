import { render, screen } from "@testing-library/react";
import { Testimonial } from "../../../src/components/home/Testimonial";
import { wordsOf } from "../../support/draw";

const SAMPLE = { quote: "I saw the interest in dollars.", author: "Sample reader", sample: true };
const author = () => wordsOf(screen.getByRole("figure").querySelector("figcaption"));

test("quotes one reader and says that the words are a sample", () => {
  render(<Testimonial testimonial={SAMPLE} />);
  expect(screen.getByRole("blockquote")).toHaveTextContent(SAMPLE.quote);
  expect(author()).toBe("Sample reader (sample testimonial)");
});

test("a real reader's words are not called a sample", () => {
  render(<Testimonial testimonial={{ ...SAMPLE, author: "Ann", sample: false }} />);
  expect(author()).toBe("Ann");
});
