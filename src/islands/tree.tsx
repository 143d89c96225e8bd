import { type ComponentType, Suspense, useEffect } from "react";
import { ErrorBoundary } from "./ErrorBoundary";

function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}

/** Wraps a tool alike on the server and in the browser, for React's ids; Suspense lets visitors act while it is taken over. */
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
