import { ROUTES } from "../../site/routes";
import { SiteLink } from "../ui/SiteLink";

/** The way to the plan for several debts, for those who owe on more than one card. */
export function DebtsLink() {
  return (
    <p className="way-on">
      Owe on more than one card? <SiteLink to={ROUTES.debts.path}>See what to pay first and what to move</SiteLink>
    </p>
  );
}
