import { withPrefix } from "gatsby";
import { Component, type ReactNode } from "react";
import { ROUTES } from "../../site/routes";
import * as styles from "./ErrorBoundary.module.css";

type Props = { children: ReactNode };
type State = { failed: boolean };

/** What a visitor sees if a page's own script fails: the specification's message (section 8) and a way home. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className={styles.page}>
        <h1>Unexpected Application Error!</h1>
        <p>Something on this page went wrong. Nothing that you typed was sent anywhere.</p>
        <p>
          {/* A plain link: it loads the page anew, whatever state the scripts are in. */}
          <a href={withPrefix(ROUTES.home.path)}>Return home</a>
        </p>
      </main>
    );
  }
}
