import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { email, lang, line, optionalLine, phone, token } from '../fields';
import { agreementHash } from './agreement';
import { captchaToken, loginAnswer } from './guest';
import { password } from './password';
import { confirmation, samePasswords } from './passwordConfirmation';
import { siteHost } from './siteHost';

const accepted = (code: string) => z.union([z.literal('true'), z.literal(true)], code);

/**
 * A secret that a browser makes when it signs up and shows again with the mailed link: 32 random bytes in base64url.
 * Both together open the account without its password (decision 074).
 */
const browserKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'token_invalid'));

/**
 * The answer is the same whether or not the address has an account already; the mail tells. What the form leaves out
 * of organization, website and name is taken from the address, and can be corrected in the console.
 */
export const signup = endpoint({
  name: 'signup',
  service: 'identity',
  method: 'POST',
  path: '/guest/signup',
  auth: 'none',
  summary: 'Signs up a person with a new organization; a mail with a confirmation link follows',
  bodyKind: 'form',
  body: z
    .strictObject({
      /** Without it the organization is called like the host of the address. */
      organization_name: z.optional(line(200)),
      /** Without it the host of the address. */
      domain_name: z.optional(siteHost),
      /** Without a first name the part of the address before the @ stands for it. */
      first_name: z.optional(line(100)),
      last_name: z.optional(line(100)),
      email,
      phone: z.optional(z.union([z.literal(''), phone], 'phone_invalid')),
      password,
      password_confirmation: confirmation('password_confirmation_required'),
      accept_terms: accepted('terms_required'),
      accept_dpa: accepted('agreement_required'),
      /** Hash of the data-processing agreement that the form named; another one by now is refused. */
      dpa_sha256: z.optional(agreementHash),
      locale: z._default(lang, 'th'),
      cid: z.optional(optionalLine(32)),
      /** Which page the form stood on, e.g. `signup25032021`. */
      source: z.optional(optionalLine(32)),
      browser_key: z.optional(browserKey),
      captcha_token: captchaToken,
    })
    .check(samePasswords()),
  status: 202,
  answer: z.object({ message: z.string() }),
  limit: 'signup',
});

/**
 * Always the same answer, whether or not the address has an open sign-up. A new link ends the one before.
 */
export const resendConfirmation = endpoint({
  name: 'resendConfirmation',
  service: 'identity',
  method: 'POST',
  path: '/guest/signup/resend',
  auth: 'none',
  summary: 'Mails the confirmation link of an open sign-up again (three times an hour per address)',
  body: z.strictObject({ email, captcha_token: captchaToken }),
  status: 202,
  answer: z.object({ message: z.string() }),
  limit: 'forgot',
});

/** What a mailed link would open, so that its page can say so before anything happens. */
export const lookAtConfirmation = endpoint({
  name: 'lookAtConfirmation',
  service: 'identity',
  method: 'POST',
  path: '/guest/signup/look',
  auth: 'none',
  summary: 'What the mailed link of a sign-up or of a change of address is about; uses nothing up',
  body: z.strictObject({ token }),
  answer: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('signup'),
      email: z.string(),
      organization_name: z.string(),
      site_host: z.string(),
    }),
    /** `name` is that of the person whose account gets the address. */
    z.object({ kind: z.literal('address'), email: z.string(), name: z.string() }),
  ]),
});

/**
 * Anybody can sign up with an address that is not theirs, so the link of a sign-up alone opens nothing: it takes the
 * password of the form too, or the key of the browser that signed up (for two hours), or another password, chosen here,
 * when it comes with `password_confirmation`. Also finishes a change of e-mail address (`changeEmail`), which takes no
 * password.
 */
export const confirmSignup = endpoint({
  name: 'confirmSignup',
  service: 'identity',
  method: 'POST',
  path: '/guest/signup/confirm',
  auth: 'none',
  summary: 'Confirms an e-mail address with the token of the mailed link (once, 48 hours)',
  body: z.strictObject({
    token,
    password: z.optional(password),
    password_confirmation: z.optional(confirmation('confirmation_required')),
    browser_key: z.optional(browserKey),
  }),
  answer: z.object({
    email: z.string(),
    /** Logs the person in who signed up; absent where a second factor or the login page has to come first. */
    session: z.optional(loginAnswer),
    /** The website that was made of the domain of the sign-up. */
    application_id: z.optional(z.string()),
  }),
  secrets: ['session.token', 'session.refresh_token'],
});
