import * as z from 'zod/mini';
import { inCapitals } from './letterCase';
import { visible } from './visible';

const code = (pattern: RegExp) =>
  z.string().check(z.overwrite(visible), z.overwrite(inCapitals), z.regex(pattern, 'country_invalid'));

/** Country (ISO 3166-1), two letters in either case. */
export const country = code(/^[A-Z]{2}$/);
/** The same; empty: not stated. */
export const optionalCountry = code(/^(?:[A-Z]{2})?$/);
