/** Largest file of a logo in bytes (specification §5: 20 KB). */
export const LOGO_MAX_BYTES = 20_480;
/** How high a logo is shown; its width follows. */
export const LOGO_HEIGHT_PX = 24;
