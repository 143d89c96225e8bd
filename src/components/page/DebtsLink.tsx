import { ROUTES } from "../../site/routes";
import { SiteLink } from "../ui/SiteLink";

/** The way to the plan for several debts, for those who owe on more than one card. */
export function DebtsLink() {
  return (
    <p className="way-on">
      Owe on several cards? <SiteLink to={ROUTES.debts.path}>See what to pay first</SiteLink>
    </p>
  );
}
