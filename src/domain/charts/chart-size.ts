/** Across in thousandths of the width, which varies, upward in pixels. Apart from the drawing, which only some pages load. */

export const CHART_WIDTH = 1000;
export const CHART_HEIGHT = 232;

/** The gap between a label and what it names, in thousandths of the width. */
export const BESIDE = 12;

/** The plot, between a row for words above it and the marks of the months below. Pixels from the top. */
export const plotBottom = (height: number) => height - 30;
export const PLOT = { top: 26, bottom: plotBottom(CHART_HEIGHT) };
