import { COOKIE_TYPES, EXPIRY_CHOICES, MIN_COOKIE_SECONDS } from '@yinyom/contracts/constants';
import type { CookieType } from '@yinyom/contracts/constants';
import type { Cookie } from '@yinyom/contracts/websites/cookie';
import { durationSeconds, durationValue } from './duration';
import type { DurationValue } from './duration';

/** What the cookie form holds. */
export interface CookieValues {
  name: string;
  match: Cookie['match'];
  category_id: string;
  provider: string;
  purpose_th: string;
  purpose_en: string;
  type: CookieType;
  duration: DurationValue;
}

export const emptyCookie = (categoryId: string): CookieValues => ({
  name: '',
  match: 'exact',
  category_id: categoryId,
  provider: '',
  purpose_th: '',
  purpose_en: '',
  type: COOKIE_TYPES.http,
  duration: durationValue(EXPIRY_CHOICES[3]),
});

export const valuesOf = (cookie: Cookie): CookieValues => ({
  name: cookie.name,
  match: cookie.match,
  category_id: cookie.category.id,
  provider: cookie.provider,
  purpose_th: cookie.purpose.th ?? '',
  purpose_en: cookie.purpose.en ?? '',
  type: cookie.type,
  duration: durationValue(cookie.expiry),
});

type Problem = 'common.required' | 'cookie.tooShort' | 'cookie.durationInvalid';

/** What is wrong before anything is sent, by field (specification §5: a duration must exceed 2 hours). */
export const problemsOf = (values: CookieValues, keepsDuration: boolean): Record<string, Problem> => {
  const required = (['name', 'provider', 'purpose_th', 'purpose_en'] as const).filter(
    (name) => values[name].trim() === '',
  );
  const seconds = durationSeconds(values.duration);
  const duration =
    keepsDuration || seconds === null
      ? undefined
      : Number.isNaN(seconds)
        ? 'cookie.durationInvalid'
        : seconds <= MIN_COOKIE_SECONDS
          ? 'cookie.tooShort'
          : undefined;
  return {
    ...Object.fromEntries(required.map((name) => [name, 'common.required' as const])),
    ...(duration && { expiry: duration }),
  };
};

/** The part of the values that both adding and changing send. */
export const bodyOf = (values: CookieValues) => ({
  category_id: values.category_id,
  match: values.match,
  provider: values.provider,
  purpose: { th: values.purpose_th, en: values.purpose_en },
  expiry: durationSeconds(values.duration),
});
