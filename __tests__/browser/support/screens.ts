/** A phone, the narrowest screen that WCAG names (320 px), and a large window; the last is high enough for sticky parts. */
export const PHONE = { width: 360, height: 740 };
export const NARROWEST = { width: 320, height: 640 };
export const LARGE = { width: 1280, height: 900 };
