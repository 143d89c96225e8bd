import { type ComponentType, Suspense, useEffect } from "react";
import { ErrorBoundary } from "./ErrorBoundary";

/** Tells that React has taken the tool over. */
function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}

/**
 * A tool with its wrappers, the same on the server and in the browser: React counts its ids through all of them. HTML
 * in a boundary of Suspense is taken over in small steps, and the visitor may act between them.
 */
export function islandTree<Props extends object>(
  Tool: ComponentType<Props>,
  props: Props,
  onReady: () => void = () => undefined,
) {
  return (
    <ErrorBoundary>
      <Suspense>
        <Tool {...props} />
        <Ready onReady={onReady} />
      </Suspense>
    </ErrorBoundary>
  );
}
