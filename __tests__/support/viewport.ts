type Seen = { isIntersecting: boolean; target: Element };

/** Stands in for the browser's IntersectionObserver, and brings what is watched near when a test says so. */
export class Viewport {
  private readonly watched = new Map<Element, (entries: Seen[]) => void>();
  /** How far around the window an element counts as seen, for each watcher. */
  readonly margins: (string | undefined)[] = [];

  install(): void {
    const { watched, margins } = this;
    Reflect.set(
      globalThis,
      "IntersectionObserver",
      class {
        constructor(
          private readonly notify: (entries: Seen[]) => void,
          options?: { rootMargin?: string },
        ) {
          margins.push(options?.rootMargin);
        }
        observe(element: Element) {
          watched.set(element, this.notify);
        }
        unobserve(element: Element) {
          watched.delete(element);
        }
      },
    );
  }

  get elements(): Element[] {
    return [...this.watched.keys()];
  }

  bringNear(element: Element): void {
    this.watched.get(element)?.([{ isIntersecting: true, target: element }]);
  }

  /** A report that is on its way: it arrives when the test says so, whatever is watched by then. */
  reporterOf(element: Element): () => void {
    const notify = this.watched.get(element);
    return () => notify?.([{ isIntersecting: true, target: element }]);
  }

  /** The first report of every watcher: the element exists and is far away. */
  reportFar(element: Element): void {
    this.watched.get(element)?.([{ isIntersecting: false, target: element }]);
  }
}
