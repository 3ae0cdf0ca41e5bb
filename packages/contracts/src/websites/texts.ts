import * as z from 'zod/mini';
import { GCM_SIGNALS, LANGUAGES } from '../constants';

/** Bidirectional overrides and isolates: they can make a text read as another one. */
const NO_CONTROLS = /^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u;
const NO_CONTROLS_MULTILINE = /^(?:[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]|[\n\r\t])*$/u;

/** One line of an owner's text, trimmed; may be empty. */
export const textLine = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, 'too_long'), z.regex(NO_CONTROLS, 'invalid_text'));
/** An owner's text of several lines, trimmed; may be empty. */
export const textBlock = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, 'too_long'), z.regex(NO_CONTROLS_MULTILINE, 'invalid_text'));
/** As `textLine`, but something must stand there. */
export const filledLine = (max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'required'),
      z.maxLength(max, 'too_long'),
      z.regex(NO_CONTROLS, 'invalid_text'),
    );

const perLanguage = <T extends z.ZodMiniType>(text: T) => {
  const field = z.optional(text);
  return z.strictObject({ th: field, en: field, cn: field, jp: field, kh: field });
};
/** A title in any of the five languages. */
export const titles = perLanguage(textLine(100));
/** A title that must exist in Thai and English. */
export const requiredTitles = z.strictObject({
  ...titles.def.shape,
  th: filledLine(100),
  en: filledLine(100),
});
export const descriptions = perLanguage(textBlock(1000));
/** Why a cookie is set; Thai and English are required (specification §3). */
export const requiredPurposes = z.strictObject({
  ...perLanguage(textBlock(500)).def.shape,
  th: filledLine(500),
  en: filledLine(500),
});

export const lang = z.enum(LANGUAGES);
export const gcmSignals = z.array(z.enum(GCM_SIGNALS)).check(z.maxLength(GCM_SIGNALS.length, 'too_long'));
/** `true` and `false` of a JSON body. */
export const enabled = z.boolean();
