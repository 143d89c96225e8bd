import { Component, type ReactNode } from "react";
import { withPrefix } from "../site/routes";

type Props = { children: ReactNode };

/** Moves the focus to the heading, as the focused element is gone, and marks the island as done. */
function takeFocus(heading: HTMLElement | null): void {
  heading?.focus();
  heading?.closest("[data-island]")?.setAttribute("data-ready", "");
}

/** The notice in place of a tool whose script fails: the specification's message (section 8) and a way home. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  /** Draws a tool anew of which a translator or an extension moved a part: by now React has taken it away. */
  override componentDidCatch({ name }: Error) {
    this.setState({ failed: name !== "NotFoundError" });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="page-width">
        <h2 ref={takeFocus} tabIndex={-1}>
          Unexpected Application Error!
        </h2>
        <p role="alert">Nothing that you typed was sent.</p>
        <p>
          <a href={withPrefix("/")}>Return home</a>
        </p>
      </div>
    );
  }
}
