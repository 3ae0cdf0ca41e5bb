import type { L10n } from '@yinyom/contracts/fields';

/** Whether a text reads differently in a language that both versions have; a translation that was missing is no change. */
export const isOtherText = (before: L10n, after: L10n): boolean =>
  Object.entries(before).some(([language, text]) => {
    const now = after[language as keyof L10n];
    return now !== undefined && now !== text;
  });
