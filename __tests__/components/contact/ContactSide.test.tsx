import { render, screen } from "@testing-library/react";
import { ContactSide } from "../../../src/components/contact/ContactSide";
import { SITE, TEXTS } from "../../support/fixture";

const { responseTime, hours, sentSample } = TEXTS.contact;

test("says beside response time and hours that nothing is sent while the site is a sample", () => {
  render(<ContactSide email={SITE.email} sample contact={TEXTS.contact} />);
  expect(screen.getAllByText(sentSample)).toHaveLength(2);
  expect(screen.getByText(responseTime).nextElementSibling).toHaveTextContent(sentSample);
  expect(screen.getByText(hours.text).nextElementSibling).toHaveTextContent(sentSample);
});

test("says no word of a sample once the site is none", () => {
  render(<ContactSide email={SITE.email} sample={false} contact={TEXTS.contact} />);
  expect(screen.queryByText(sentSample)).not.toBeInTheDocument();
});
