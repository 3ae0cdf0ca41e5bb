import * as z from 'zod/mini';
import { LANGUAGES } from '../constants';

/** The file of a build with its pages as text, beside the code that draws them (decision 111). */
export const FIRST_VIEWS_FILE = 'first-views.json';

/** A page as text, as somebody sees it who is not signed in. */
export const firstView = z.object({
  /** No script, no style, no frame: what could act or reach outside of its place is refused. */
  html: z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(100_000),
      z.regex(/^(?!.*<\/?(?:script|style|iframe|object|embed|base|link|meta)\b)/is),
    ),
  /** Rules of everything in `html`, without the style element. */
  css: z.string().check(z.maxLength(100_000), z.regex(/^[^<]*$/)),
});
export type FirstView = z.output<typeof firstView>;

/** By path of the page, then by language. */
export const firstViews = z.record(z.string(), z.partialRecord(z.enum(LANGUAGES), firstView));
export type FirstViews = z.output<typeof firstViews>;
