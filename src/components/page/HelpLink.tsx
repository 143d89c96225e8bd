import type { Site } from "../../domain/site/site";
import { SiteLink } from "./SiteLink";

/** Where someone who can't pay finds help. */
export function HelpLink({ help: { text, link } }: { help: Site["help"] }) {
  return (
    <p>
      <span>{text}</span> <SiteLink to={link.to}>{link.label}</SiteLink>
    </p>
  );
}
