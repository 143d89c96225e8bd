import { withPrefix } from "gatsby";
import { Component, type ReactNode } from "react";
import * as styles from "./ErrorBoundary.module.css";

type Props = { children: ReactNode };
/** It holds nothing: that there is one says that something failed. React's own beginning is null. */
type State = Record<string, never>;

/** What had the focus is gone, and a page that failed as it opened has not changed the title of the one before it. */
function takeOver(heading: HTMLElement | null): void {
  if (!heading) return;
  document.title = heading.textContent;
  heading.focus();
}

/** What a visitor sees if a page's own script fails: the specification's message (section 8) and a way home. */
export class ErrorBoundary extends Component<Props, State> {
  static getDerivedStateFromError(): State {
    return {};
  }

  override render() {
    // React's types leave null out.
    const state: unknown = this.state;
    if (!state) return this.props.children;
    return (
      <main className={styles.page}>
        <h1 ref={takeOver} tabIndex={-1}>
          Unexpected Application Error!
        </h1>
        <p role="alert">Nothing that you typed was sent.</p>
        <p>
          {/* A plain link: it loads the page anew, whatever state the scripts are in. */}
          <a href={withPrefix("/")}>Return home</a>
        </p>
      </main>
    );
  }
}
