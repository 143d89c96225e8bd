import { render } from "@testing-library/react";
import { InShort } from "../../../src/components/guides/InShort";
import { wordsOf } from "../../support/draw";

test("a guide's answer says that it is the short one", () => {
  expect(wordsOf(render(<InShort>It pays. Move it early.</InShort>).container)).toBe(
    "In short: It pays. Move it early.",
  );
});
