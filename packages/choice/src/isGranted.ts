import type { YinyomConsent } from '@yinyom/types';

/** Types by their names. */
const TYPES = { necessary: 1, preference: 2, statistics: 3, marketing: 4 } as const;

/** A category: its type by number or name, or the id of a category of one's own. */
export type Category = 1 | 2 | 3 | 4 | keyof typeof TYPES | (string & {});

/**
 * Whether everything that is named was granted; nothing is before a decision, but what is necessary.
 * @param category several, where all of them are needed
 */
export const isGranted = (consent: YinyomConsent | null, category: Category | readonly Category[]): boolean =>
  [category].flat().every((one) => {
    const type = TYPES[one as keyof typeof TYPES] ?? one;
    return type === 1 || (consent?.types[type] ?? consent?.categories[type]) === true;
  });
