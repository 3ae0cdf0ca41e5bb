/** Years between the Buddhist and the common era. */
export const BUDDHIST_ERA = 543;

/** A date in words without the name of the Buddhist era, which some versions of ICU put before its year. */
export const withoutEra = (written: string): string => written.replace(/พ\.ศ\.\s*/, '');

/** A Thai date with its year in the common era, too, where a reader could doubt which is meant. @param year such as 2026 or 2026–2027 */
export const withCommonEra = (written: string, year: string): string => `${written} (ค.ศ. ${year})`;
