import { CATEGORY_TYPES, COOKIE_TYPES } from '@yinyom/contracts/constants';
import type { KnownCookie } from '@yinyom/contracts/scanner/cookieLibrary';
import type { Category } from '@yinyom/contracts/websites/category';
import { EXPIRY_CHOICES, MIN_COOKIE_SECONDS } from '@yinyom/contracts/websites/cookieDuration';
import type { CookieType } from '@yinyom/contracts/constants';
import type { L10n } from '@yinyom/contracts/fields';
import type { Cookie } from '@yinyom/contracts/websites/cookie';
import { problemCodes } from '@yinyom/mfe-kit';
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

/** What another type changes: only stored items (type 2) may be kept until somebody deletes them. */
export const ofType = (values: CookieValues, html: boolean): Pick<CookieValues, 'type' | 'duration'> => {
  const lasting = values.duration.choice === 'persistent' && !html;
  return {
    type: html ? COOKIE_TYPES.html : COOKIE_TYPES.http,
    duration: lasting ? durationValue(EXPIRY_CHOICES[3]) : values.duration,
  };
};

/**
 * What the library fills in. A category is taken over unless it is the necessary one: nobody declares a cookie necessary
 * by not looking. Nor is the duration of a session, which is not recorded by hand.
 */
export const fromLibrary = (known: KnownCookie, categories: readonly Category[]): Partial<CookieValues> => {
  const category = categories.find(({ type }) => type === known.category_type);
  const { name, match, provider, purpose, expiry } = known;
  return {
    name,
    match,
    purpose_th: purpose.th,
    purpose_en: purpose.en,
    ...(provider !== null && { provider }),
    ...(category && category.type !== CATEGORY_TYPES.necessary && { category_id: category.id }),
    ...(expiry && expiry > MIN_COOKIE_SECONDS && { duration: durationValue(expiry) }),
  };
};

/** `purpose.th` → `purpose_th`: the form's name of a field of the request. */
export const cookieField = (path: string): string => {
  const [first = path, second] = path.split('.');
  if (first === 'expiry') return 'duration';
  return first === 'purpose' && second ? `purpose_${second}` : first;
};

/** The part of the values that both adding and changing send. */
const commonPart = (values: CookieValues) => ({
  category_id: values.category_id,
  match: values.match,
  provider: values.provider,
  purpose: { ...values.otherPurposes, th: values.purpose_th, en: values.purpose_en },
});

/** The request that adds a cookie. */
export const additionOf = (values: CookieValues, applicationId: string) => ({
  application_id: applicationId,
  ...commonPart(values),
  expiry: durationSeconds(values.duration),
  name: values.name,
  type: values.type,
  ...(values.domain && { domain: values.domain }),
});

/**
 * The request that changes a cookie. A duration that nobody touched is not sent: what a scan found need not be one an
 * owner could choose. Name and type of what a scan found are not the owner's to change.
 */
export const changeOf = (values: CookieValues, before: Cookie) => ({
  ...commonPart(values),
  ...(JSON.stringify(values.duration) !== JSON.stringify(durationValue(before.expiry)) && {
    expiry: durationSeconds(values.duration),
  }),
  ...(before.source === 'manual' && { name: values.name, type: values.type }),
});

/** What is wrong with a request, by field of the form. Provider and category are required of every cookie. */
export const cookieProblems = (
  schema: Parameters<typeof problemCodes>[0],
  body: ReturnType<typeof additionOf> | ReturnType<typeof changeOf>,
): Record<string, string> => ({
  ...problemCodes(schema, body, cookieField),
  ...(body.provider.trim() === '' && { provider: 'required' }),
  ...(body.category_id === '' && { category_id: 'required' }),
});
