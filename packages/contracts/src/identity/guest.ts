import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { toMailAddress } from '../mailAddress';
import { password } from './password';
import { user } from './account';

/** Proof of a solved bot check: the answer of the reCAPTCHA script or of the altcha widget. */
export const captchaToken = z.optional(z.string().check(z.maxLength(16_384, 'captcha_invalid')));

/** Answer of a finished login. `expires_in` is the lifetime of `token` in seconds. */
export const loginAnswer = z.object({
  token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  user,
});
export type LoginAnswer = z.output<typeof loginAnswer>;

/** The second factors of a person: a code of the app, a security key. A recovery code stands in for either. */
export const secondFactorWay = z.enum(['app', 'key']);
export type SecondFactorWay = z.output<typeof secondFactorWay>;

/**
 * Answer of a login whose second step is still to come; `token_otp` works for that step only. Without `ways` the app
 * is the only one.
 */
export const otpAnswer = z.object({
  two_fa_required: z.literal(true),
  token_otp: z.string(),
  expires_in: z.number(),
  ways: z.optional(z.array(secondFactorWay)),
});
export type OtpAnswer = z.output<typeof otpAnswer>;

export const login = endpoint({
  name: 'login',
  service: 'identity',
  method: 'POST',
  path: '/guest/login',
  auth: 'none',
  summary: 'First step of a login: e-mail address (or directory user name) and password',
  body: z.strictObject({
    email: z
      .string()
      .check(
        z.maxLength(254, { error: 'email_invalid', abort: true }),
        z.overwrite(toMailAddress),
        z.minLength(1, 'email_required'),
        z.maxLength(254, 'email_invalid'),
        z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'email_invalid'),
      ),
    password,
    captcha_token: captchaToken,
  }),
  answer: z.union([loginAnswer, otpAnswer]),
  secrets: ['token', 'refresh_token', 'token_otp'],
  limit: 'login',
});

/** The forms that ask for a bot check. What was solved for one is worth nothing for another. */
export const captchaAction = z.enum(['login', 'signup', 'forgot_password', 'check']);
export type CaptchaAction = z.output<typeof captchaAction>;

/** The challenge that the altcha widget solves; 404 when another bot check is set. */
export const getCaptcha = endpoint({
  name: 'getCaptcha',
  service: 'identity',
  method: 'GET',
  path: '/guest/captcha',
  auth: 'none',
  summary:
    'A proof-of-work challenge of the self-hosted bot check for one form (valid 10 minutes, usable once)',
  query: z.object({ action: z._default(captchaAction, 'signup') }),
  answer: z.object({ parameters: z.record(z.string(), z.unknown()), signature: z.string() }),
});
