import type { Site } from "../../domain/site/site";
import { SiteLink } from "../ui/SiteLink";

type Props = {
  help: Site["help"];
  /** Whether it stands below a section's content, like the other ways on. */
  apart?: boolean;
};

/** Where someone who can't pay finds help. */
export function HelpLink({ help: { text, link }, apart = false }: Props) {
  return (
    <p className={apart ? "way-on" : undefined}>
      {!apart && <span>{`${text} `}</span>}
      <SiteLink to={link.to}>{link.label}</SiteLink>
    </p>
  );
}
