import { render, screen } from "@testing-library/react";
import { Testimonial } from "../../../src/components/home/Testimonial";
import { TEXTS } from "../../support/fixture";
import { wordsOf } from "../../support/draw";

const author = () => wordsOf(screen.getByRole("figure").querySelector("figcaption"));

test("quotes one reader and says that the words are a sample", () => {
  render(<Testimonial testimonial={TEXTS.home.testimonial} />);
  expect(screen.getByRole("blockquote")).toHaveTextContent(TEXTS.home.testimonial.quote);
  expect(author()).toBe("Sample reader (sample testimonial)");
});

test("a real reader's words are not called a sample", () => {
  render(<Testimonial testimonial={{ ...TEXTS.home.testimonial, author: "Ann", sample: false }} />);
  expect(author()).toBe("Ann");
});
