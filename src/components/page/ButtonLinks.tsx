import { ButtonRow } from "../ui/ButtonRow";
import { ButtonLink } from "./ButtonLink";

type Props = { links: readonly { label: string; to: string }[] };

/** Where a page leads, as a row of buttons: the next step first, the others quieter. */
export function ButtonLinks({ links }: Props) {
  return (
    <ButtonRow>
      {links.map(({ label, to }, place) => (
        <ButtonLink key={label} to={to} kind={place > 0 ? "secondary" : "primary"}>
          {label}
        </ButtonLink>
      ))}
    </ButtonRow>
  );
}
