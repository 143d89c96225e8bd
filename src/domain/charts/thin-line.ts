/** A place in a drawing, in pixels from its left and upper edges. */
export type Point = { x: number; y: number };

/** The place of the point that is farthest above or below the straight line from the first to the last; null if none is. */
function farthest(points: readonly Point[], first: Point, last: Point): { index: number; distance: number } | null {
  const rise = (last.y - first.y) / (last.x - first.x);
  let found: { index: number; distance: number } | null = null;
  for (const [index, { x, y }] of points.entries()) {
    const distance = Math.abs(first.y + rise * (x - first.x) - y);
    if (distance > (found?.distance ?? 0)) found = { index, distance };
  }
  return found;
}

/**
 * The points that a line needs: drawn without the others, it passes each of them at most `distance` above or below
 * (the algorithm of Douglas and Peucker).
 *
 * @param points from left to right, no two at the same place from the left.
 * @param distance in pixels.
 */
export function thinLine(points: readonly Point[], distance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  const bend = farthest(points, first, last);
  if (!bend || bend.distance <= distance) return [first, last];
  const before = thinLine(points.slice(0, bend.index + 1), distance);
  return [...before.slice(0, -1), ...thinLine(points.slice(bend.index), distance)];
}
