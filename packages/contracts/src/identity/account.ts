import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { email, lang, line, phone, timestamp } from '../fields';
import { password } from './password';
import { otpCode, recoveryCode } from './secondFactorCodes';

/** The signed-in user (specification §3). `ldap_username` is present for people of a directory. */
export const user = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  ldap_username: z.optional(z.string()),
  username: z.optional(z.string()),
  phone: z.optional(z.string()),
  /** When two-factor was switched on, else null. */
  two_fa_at: z.nullable(timestamp),
  locale: lang,
  /** Wants the weekly mail about the websites of their organizations. */
  weekly_mail: z.optional(z.boolean()),
  must_change_password: z.boolean(),
  /** Runs the installation (setting OPERATOR_EMAILS); roles in organizations are another matter. */
  operator: z.optional(z.literal(true)),
  /** For If-Match; absent in what a browser kept of an earlier version. */
  etag: z.optional(z.string()),
  created_at: timestamp,
  last_access_at: z.nullable(timestamp),
});
export type User = z.output<typeof user>;

export const getMe = endpoint({
  name: 'getMe',
  service: 'identity',
  method: 'GET',
  path: '/me',
  auth: 'bearer',
  role: 'self',
  summary: 'The signed-in user',
  answer: user,
});

export const updateMe = endpoint({
  name: 'updateMe',
  ifMatch: 'optional',
  service: 'identity',
  method: 'PUT',
  path: '/me',
  auth: 'bearer',
  role: 'self',
  summary:
    'Changes names, phone, language or the weekly mail of the signed-in user; an empty phone removes it',
  body: z.strictObject({
    first_name: z.optional(line(100)),
    last_name: z.optional(line(100)),
    phone: z.optional(z.union([z.literal(''), phone], 'phone_invalid')),
    locale: z.optional(lang),
    weekly_mail: z.optional(z.boolean()),
  }),
  answer: user,
});

/** The link in the mail opens /signup/confirmation; `confirmSignup` finishes the change. */
export const changeEmail = endpoint({
  name: 'changeEmail',
  service: 'identity',
  method: 'POST',
  path: '/me/email',
  auth: 'bearer',
  role: 'self',
  summary: 'Sends a link to a new e-mail address; the address changes when the link is opened',
  body: z.strictObject({
    email,
    password,
    /** One of the two, of people with a second factor. */
    code: z.optional(otpCode),
    recovery_code: z.optional(recoveryCode),
  }),
  status: 202,
  answer: z.object({ message: z.string() }),
});

export const changePassword = endpoint({
  name: 'changePassword',
  service: 'identity',
  method: 'PUT',
  path: '/me/password',
  auth: 'bearer',
  role: 'self',
  summary: 'Changes the password and ends every session of the user',
  body: z.strictObject({
    old_password: z
      .string()
      .check(z.minLength(1, 'current_password_required'), z.maxLength(128, 'old_password_incorrect')),
    new_password: z
      .string()
      .check(z.minLength(1, 'new_password_required'), z.maxLength(128, 'password_too_long')),
  }),
});
