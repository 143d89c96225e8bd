export type Size = { width: number; height: number };

/** A phone, the narrowest screen that WCAG names (320 px), a tablet, and a large window, high enough for sticky parts. */
export const PHONE = { width: 360, height: 740 };
export const NARROWEST = { width: 320, height: 640 };
export const TABLET = { width: 768, height: 1024 };
export const LARGE = { width: 1280, height: 900 };
/** A window of 1280 × 1024 pixels at 400 % (WCAG 1.4.10). */
export const LOWEST = { width: 320, height: 256 };
