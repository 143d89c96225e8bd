import { render, screen } from "@testing-library/react";
import { ContactSide } from "../../../src/components/contact/ContactSide";
import { SITE, TEXTS } from "../../support/fixture";

const { sentSample } = TEXTS.contact;

test("says once that nothing is sent while the site is a sample", () => {
  render(<ContactSide email={SITE.email} sample contact={TEXTS.contact} />);
  expect(screen.getByText(sentSample)).toBeInTheDocument();
});

test("says no word of a sample once the site is none", () => {
  render(<ContactSide email={SITE.email} sample={false} contact={TEXTS.contact} />);
  expect(screen.queryByText(sentSample)).not.toBeInTheDocument();
});
