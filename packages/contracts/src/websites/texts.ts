import * as z from 'zod/mini';
import { GCM_SIGNALS } from '../constants';
import { line, optionalLine, optionalText } from '../fields';

const perLanguage = <T extends z.ZodMiniType>(text: T) => {
  const field = z.optional(text);
  return z.strictObject({ th: field, en: field, cn: field, jp: field, kh: field });
};
/** A title in any of the five languages. */
export const titles = perLanguage(optionalLine(100));
/** A title that must exist in Thai and English. */
export const requiredTitles = z.strictObject({
  ...titles.def.shape,
  th: line(100),
  en: line(100),
});
export const descriptions = perLanguage(optionalText(1000));
/** Why a cookie is set; Thai and English are required (specification §3). */
export const requiredPurposes = z.strictObject({
  ...perLanguage(optionalText(500)).def.shape,
  th: line(500),
  en: line(500),
});

export const gcmSignals = z.array(z.enum(GCM_SIGNALS)).check(z.maxLength(GCM_SIGNALS.length, 'too_long'));
/** `true` and `false` of a JSON body. */
export const enabled = z.boolean();
