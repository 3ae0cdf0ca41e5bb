import * as z from 'zod/mini';
import { lang } from '../fields';

/** Windows that a banner's reading test looks at, in px: what a phone's browser leaves of 390 × 844, and a desktop. */
export const READING_WINDOWS = {
  phone: { width: 390, height: 660 },
  desktop: { width: 1440, height: 900 },
} as const;

/** How a banner is read in one language: calculated, never measured at a visitor. */
export const reading = z.object({
  language: lang,
  /** Seconds that an adult needs for title and text. */
  seconds: z.number(),
  /** Share of the text that is in sight before a visitor scrolls, 0 to 1, by window. */
  phone: z.number(),
  desktop: z.number(),
});
export type Reading = z.output<typeof reading>;
