import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { flag, optional, url } from './kinds';

/** Who may sign up and how people prove who they are. */
export const signIn = {
  SIGNUP_ALLOWED_SUFFIXES: {
    rule: z
      .string()
      .transform((value) => value.split(/[\s,]+/).filter(Boolean))
      .default(['ac.th', 'co.th', 'or.th', 'go.th']),
    about: 'Endings an e-mail address may have at sign-up; * allows every domain.',
  },
  MORE_TOP_LEVELS: {
    rule: z
      .string()
      .transform((value) =>
        value
          .split(/[\s,]+/)
          .filter(Boolean)
          .map((ending) => (ending === '*' ? ending : domainToASCII(ending.replace(/^\./, '')))),
      )
      .pipe(z.array(z.string().regex(/^(?:\*|[a-z0-9-]+)$/, 'must be last parts of domain names')))
      .default([]),
    about:
      'Last parts that domain names of websites may have besides those of 2 to 6 letters and .ไทย, for example university; * allows every one.',
  },
  CAPTCHA_PROVIDER: {
    rule: z.enum(['altcha', 'recaptcha', 'none']).default('altcha'),
    about: 'Bot check of sign-up, forgotten password and repeated logins.',
  },
  RECAPTCHA_SITE_KEY: { rule: optional, about: 'Public key when the bot check is recaptcha.' },
  RECAPTCHA_SECRET: { rule: optional, about: 'Secret key when the bot check is recaptcha.' },
  RECAPTCHA_ENTERPRISE: { rule: flag(false), about: 'Uses the enterprise form of recaptcha.' },
  RECAPTCHA_VERIFY_URL: {
    rule: url.default('https://www.google.com/recaptcha/api/siteverify'),
    about: 'Where recaptcha answers are verified.',
  },
  SECOND_FACTOR_REQUIRED: {
    rule: flag(false),
    about:
      'Everybody needs a second factor (a code of an app, a security key or a passkey): without one they reach nothing of an organization and are led to adding it. Off: each organization decides for its members.',
  },
  SECURITY_KEY_FOR_ADMINS: {
    rule: flag(false),
    about:
      'Admins need a security key or passkey (WebAuthn): without one they reach nothing of their organization and are led to adding it. Nobody is logged out, and everybody can add one.',
  },
  LDAP_URL: {
    rule: z
      .string()
      .regex(/^ldaps?:\/\//, 'must start with ldap:// or ldaps://')
      .optional(),
    about: 'Directory server for directory logins. Unset: no directory logins.',
  },
  LDAP_BIND_DN: { rule: optional, about: 'Account that searches the directory.' },
  LDAP_BIND_PASSWORD: { rule: optional, about: 'Password of that account.' },
  LDAP_BASE_DN: { rule: optional, about: 'Where people are searched.' },
  LDAP_USER_FILTER: {
    rule: z.string().includes('{username}').default('(uid={username})'),
    about: 'How a user name is searched; {username} is escaped.',
  },
  LDAP_START_TLS: {
    rule: flag(false),
    about: 'Upgrades an ldap:// connection with StartTLS before anything is sent.',
  },
} as const;
