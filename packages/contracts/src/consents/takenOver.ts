import * as z from 'zod/mini';

/** Consent products whose stored choices can be taken over, so that nobody is asked again who has already decided. */
export const TAKEN_OVER_FROM = [
  'onetrust',
  'cookiebot',
  'cookieyes',
  'cookiescript',
  'vanilla-cookieconsent',
  'klaro',
  'axeptio',
] as const;
export type TakenOverFrom = (typeof TAKEN_OVER_FROM)[number];

/** Their names, which are the same in every language. */
export const TAKEN_OVER_NAMES: Record<TakenOverFrom, string> = {
  onetrust: 'OneTrust',
  cookiebot: 'Cookiebot',
  cookieyes: 'CookieYes',
  cookiescript: 'CookieScript',
  'vanilla-cookieconsent': 'vanilla-cookieconsent',
  klaro: 'Klaro',
  axeptio: 'Axeptio',
};

/** Where a choice came from that was not made on this website's banner. The stored text itself is never kept. */
export const choiceOrigin = z.strictObject({
  product: z.enum(TAKEN_OVER_FROM),
  /** When it was made, as that product noted it; null where it notes no time. */
  decided_at: z.nullable(z.iso.datetime({ offset: true, error: 'date_invalid' })),
  /** SHA-256 of what that product had stored, so that a copy of it can be compared; null where the page was not secure. */
  sha256: z.nullable(z.string().check(z.regex(/^[0-9a-f]{64}$/, 'invalid_text'))),
});
export type ChoiceOrigin = z.output<typeof choiceOrigin>;
