import { COOKIE_TYPES, EXPIRY_CHOICES, MIN_COOKIE_SECONDS } from '@yinyom/contracts/constants';
import type { CookieType } from '@yinyom/contracts/constants';
import type { L10n } from '@yinyom/contracts/fields';
import type { Cookie } from '@yinyom/contracts/websites/cookie';
import { durationSeconds, durationValue } from './duration';
import type { DurationValue } from './duration';

/** What the cookie form holds. */
export interface CookieValues {
  name: string;
  match: Cookie['match'];
  category_id: string;
  provider: string;
  /** Host that the cookie is of; only asked for when one is added. */
  domain: string;
  /** Purposes in the languages that this form does not ask for; they stay as they are. */
  otherPurposes: L10n;
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
  domain: '',
  otherPurposes: {},
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
  domain: cookie.domain ?? '',
  otherPurposes: cookie.purpose,
  purpose_th: cookie.purpose.th ?? '',
  purpose_en: cookie.purpose.en ?? '',
  type: cookie.type,
  duration: durationValue(cookie.expiry),
});

/** The values with another type: only stored items (type 2) may be kept until somebody deletes them. */
export const ofType = (values: CookieValues, html: boolean): CookieValues => {
  const lasting = values.duration.choice === 'persistent' && !html;
  return {
    ...values,
    type: html ? COOKIE_TYPES.html : COOKIE_TYPES.http,
    duration: lasting ? durationValue(EXPIRY_CHOICES[3]) : values.duration,
  };
};

type Problem = 'messages:required' | 'messages:duration_too_short' | 'messages:invalid_number';

/** What is wrong before anything is sent, by field (specification §5: a duration must exceed 2 hours). */
export const problemsOf = (values: CookieValues, keepsDuration: boolean): Record<string, Problem> => {
  const required = (['name', 'category_id', 'provider', 'purpose_th', 'purpose_en'] as const).filter(
    (name) => values[name].trim() === '',
  );
  const seconds = durationSeconds(values.duration);
  const duration =
    keepsDuration || seconds === null
      ? undefined
      : Number.isNaN(seconds)
        ? 'messages:invalid_number'
        : seconds <= MIN_COOKIE_SECONDS
          ? 'messages:duration_too_short'
          : undefined;
  return {
    ...Object.fromEntries(required.map((name) => [name, 'messages:required' as const])),
    ...(duration && { expiry: duration }),
  };
};

/** The part of the values that both adding and changing send. */
export const bodyOf = (values: CookieValues) => ({
  category_id: values.category_id,
  match: values.match,
  provider: values.provider,
  purpose: { ...values.otherPurposes, th: values.purpose_th, en: values.purpose_en },
  expiry: durationSeconds(values.duration),
});
