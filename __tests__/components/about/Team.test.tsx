import { render, screen, within } from "@testing-library/react";
import { Team } from "../../../src/components/about/Team";
import { TEXTS } from "../../support/fixture";
import { describedBy } from "../../support/draw";

const people = () => screen.getAllByRole("listitem");

test("shows four people, each with name, role, experience and specialty", () => {
  render(<Team people={TEXTS.about.team} />);
  expect(people()).toHaveLength(4);
  const [first] = people();
  if (!first) throw new Error("The team is empty.");
  expect(within(first).getByRole("heading", { level: 3, name: "Sample editor" })).toBeInTheDocument();
  expect(within(first).getByText("Editor in chief")).toBeInTheDocument();
  expect(describedBy(within(first).getAllByRole("term"))).toEqual([
    ["Experience", "15 years in consumer finance writing"],
    ["Specialty", "Credit card terms"],
  ]);
});
