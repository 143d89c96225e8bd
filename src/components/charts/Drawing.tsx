import type { ReactNode } from "react";

type Props = { title: string; description: string; className: string | undefined; height: number; children: ReactNode };

/**
 * A drawing under its words. They are its name and no text, and what is written in it is hidden: a reader view, which keeps
 * every text, shows the figures once, in the table beside it.
 */
export function Drawing({ title, description, className, height, children }: Props) {
  return (
    <div role="img" aria-label={`${title} ${description}`}>
      <svg className={className} height={height} aria-hidden="true">
        {children}
      </svg>
    </div>
  );
}
