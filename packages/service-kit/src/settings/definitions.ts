import { PRODUCT_VERSION } from '@yinyom/contracts/constants';
import { z } from 'zod';

/** `true`, `1`, `yes`, `on` are true; `false`, `0`, `no`, `off` and empty are false; anything else is an error. */
const flag = (fallback: boolean) =>
  z
    .string()
    .transform((value) => value.trim().toLowerCase())
    .pipe(z.enum(['true', '1', 'yes', 'on', 'false', '0', 'no', 'off', '']))
    .transform((value) => ['true', '1', 'yes', 'on'].includes(value))
    .default(fallback);
const optional = z.string().min(1).optional();
const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));
const origins = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin)))
  .default([]);
const list = z.string().transform((value) => value.split(/[\s,]+/).filter(Boolean));
/** `Name` or `Name|https://address`. */
const partner = z
  .string()
  .transform((value) => {
    const [name = '', address] = value.split('|').map((part) => part.trim());
    return { name, url: address ?? null };
  })
  .pipe(
    z.object({
      name: z.string().min(1, 'has no name').max(80),
      url: z.nullable(z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })),
    }),
  );
const port = z.coerce.number().int().min(0).max(65_535);
/** What production refuses unless its operator says that it is meant (`weakSettings.ts`). */
const RISKY_SETTINGS = [
  'PUBLIC_URL',
  'RATE_LIMITS',
  'SCANNER_RESOLVE',
  'SCANNER_IGNORE_CERTIFICATES',
] as const;
const TOO_SHORT = 'must have at least 32 characters';
const secret = z.string().min(32, TOO_SHORT).optional();
const isJsonList = (value: string): boolean => value.startsWith('["') && value.endsWith('"]');
/** Earlier values of a secret. One that holds a comma or a space itself is given in a JSON list. */
const earlierSecrets = z
  .string()
  .transform((value, context): string[] => {
    if (!isJsonList(value)) return value.split(/[\s,]+/).filter(Boolean);
    try {
      return JSON.parse(value) as string[];
    } catch {
      context.addIssue({ code: 'custom', message: 'is no list of JSON' });
      return z.NEVER;
    }
  })
  .pipe(z.array(z.string().min(32, TOO_SHORT)).max(20))
  .default([]);

/**
 * Every setting of every process: environment variable, rule, meaning. The whole product reads its settings
 * here and nowhere else, and `docs/settings.md` is generated from this table.
 */
export const definitions = {
  NODE_ENV: {
    rule: z.enum(['development', 'production', 'test']).default('development'),
    about: 'Kind of run. In production every secret must be given.',
  },
  LOG_LEVEL: {
    rule: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    about: 'How much is logged.',
  },
  PORT: { rule: port.default(4000), about: 'Port of the gateway: the one public origin.' },
  HOST: {
    rule: z.string().min(1).default('127.0.0.1'),
    about:
      'Address that the gateway, or a service that runs alone, listens on. Set 0.0.0.0 in a container, or where others on other machines call it.',
  },
  PUBLIC_URL: {
    rule: url.optional(),
    about:
      'Origin that people and websites use to reach the gateway; links in mails and the script come from it. Default http://localhost:PORT.',
  },
  TRUST_PROXY: {
    rule: z.coerce.number().int().min(0).max(10).default(0),
    about: 'How many proxies in front of the gateway may set X-Forwarded-For.',
  },
  CONNECTIONS_PER_ADDRESS: {
    rule: z.coerce.number().int().min(0).max(100_000).default(512),
    about:
      'Connections that one address (of IPv6: one /64) may hold at the gateway; one too many ends the oldest idle one. 0: no limit, as behind proxies that TRUST_PROXY names.',
  },
  DRAIN_SECONDS: {
    rule: z.coerce.number().int().min(0).max(60).default(0),
    about:
      'How long a process that was told to stop goes on taking requests while /readyz says 503, so that a load balancer sees it in time. 0: it stops listening at once.',
  },
  DATA_DIR: {
    rule: z.string().min(1).default('.data'),
    about: 'Folder of the embedded database, releases and generated secrets.',
  },
  MONGODB_URI: {
    rule: optional,
    about: 'MongoDB to use. Unset: the embedded database in DATA_DIR is started.',
  },
  IDENTITY_MONGODB_URI: {
    rule: optional,
    about: 'MongoDB of the identity service, with a user that may use its database only. Unset: MONGODB_URI.',
  },
  WEBSITES_MONGODB_URI: {
    rule: optional,
    about: 'MongoDB of the websites service, with a user that may use its database only. Unset: MONGODB_URI.',
  },
  CONSENTS_MONGODB_URI: {
    rule: optional,
    about: 'MongoDB of the consents service, with a user that may use its database only. Unset: MONGODB_URI.',
  },
  SCANNER_MONGODB_URI: {
    rule: optional,
    about: 'MongoDB of the scanner service, with a user that may use its database only. Unset: MONGODB_URI.',
  },
  MONGODB_DATABASE: {
    rule: z
      .string()
      .regex(/^[a-z][a-z0-9_]{0,30}$/, 'lower-case letters, digits and underscore')
      .default('yinyom'),
    about: 'Prefix of the database names; each service has its own database.',
  },
  JWT_SECRET: {
    rule: secret,
    about: 'Signs access tokens. Unset outside production: generated once in DATA_DIR.',
  },
  JWT_SECRET_PREVIOUS: {
    rule: earlierSecrets,
    about:
      'Other values of JWT_SECRET whose tokens are taken, while it is changed (docs/keys.md), separated by commas.',
  },
  INTERNAL_SECRET: {
    rule: secret,
    about:
      'Signs what the gateway and the services say to each other. Unset outside production: generated once in DATA_DIR.',
  },
  INTERNAL_SECRET_PREVIOUS: {
    rule: earlierSecrets,
    about: 'Other values of INTERNAL_SECRET that are taken, while it is changed, separated by commas.',
  },
  INGEST_SECRET: {
    rule: secret,
    about:
      'Signs configuration tokens, consent receipts and proofs of websites. Unset outside production: generated once in DATA_DIR.',
  },
  INGEST_SECRET_PREVIOUS: {
    rule: earlierSecrets,
    about:
      'Earlier values of INGEST_SECRET, separated by commas. Keep each as long as the evidence: with the receipts it signed, visitors see and erase their records.',
  },
  DATA_SECRET: {
    rule: secret,
    about:
      'Encrypts what is stored and must be readable again: two-factor secrets, the signing key of the ledger. Keep it as long as the data. Unset outside production: generated once in DATA_DIR.',
  },
  DATA_SECRET_PREVIOUS: {
    rule: earlierSecrets,
    about:
      'Earlier values of DATA_SECRET, separated by commas. What is encrypted with them is encrypted anew at the next start.',
  },
  PASSWORD_HASH_MIB: {
    rule: z.coerce.number().int().min(19).max(1_024).default(64),
    about:
      'Memory of one password hash (Argon2id) in MiB; 19 is the least that OWASP accepts. A changed value takes hold of a password at its next login.',
  },
  PASSWORD_HASH_PASSES: {
    rule: z.coerce.number().int().min(2).max(10).default(3),
    about: 'Passes of one password hash over its memory.',
  },
  IDENTITY_URL: {
    rule: url.optional(),
    about: 'Where the identity service runs. Unset: inside the gateway process.',
  },
  WEBSITES_URL: {
    rule: url.optional(),
    about: 'Where the websites service runs. Unset: inside the gateway process.',
  },
  CONSENTS_URL: {
    rule: url.optional(),
    about: 'Where the consents service runs. Unset: inside the gateway process.',
  },
  SCANNER_URL: {
    rule: url.optional(),
    about: 'Where the scanner service runs. Unset: inside the gateway process. Its workers always run apart.',
  },
  SCANNER_RESOLVE: {
    rule: list.default([]),
    about:
      'Names that scans resolve to a given address, as name=address separated by commas; *=127.0.0.1 is every name. For tests and demos.',
  },
  SCANNER_ALLOW: {
    rule: list.default([]),
    about:
      'host:port pairs, separated by commas, that scans may visit although the guard would refuse them after resolving. For tests and demos.',
  },
  SCANNER_IGNORE_CERTIFICATES: {
    rule: flag(false),
    about: 'Scans accept certificates that cannot be verified. For tests only.',
  },
  SCANNER_CHROMIUM_ARGS: {
    rule: list.default([]),
    about: "More arguments for the scanner's Chromium, separated by commas.",
  },
  SCANNER_SANDBOX: {
    rule: z.enum(['required', 'off']).default('required'),
    about:
      "Whether pages of strangers are opened only in Chromium's sandbox. `off` is for containers that allow no user namespaces.",
  },
  SCANNER_WINDOWS: {
    rule: z.coerce.number().int().min(1).max(8).default(3),
    about: 'How many pages a scan opens at once.',
  },
  SERVICE_PORT: { rule: port.default(4100), about: 'Port of a service that runs alone.' },
  SHELL_DIR: { rule: z.string().min(1).default('shell/dist'), about: 'Built files of the shell.' },
  SDK_DIR: {
    rule: z.string().min(1).default('consent-sdk/dist'),
    about: 'Built files of the consent script.',
  },
  RELEASES_DIR: {
    rule: optional,
    about: 'Store of the released builds of the remotes. Default DATA_DIR/releases.',
  },
  RELEASE_KEY_FILE: {
    rule: optional,
    about:
      'Private key that releases of the remotes are signed with. Default release-key.pem beside RELEASES_DIR, made by the first deploy.',
  },
  RELEASE_PUBLIC_KEY: {
    rule: z
      .string()
      .regex(/^[A-Za-z0-9+/]{100,}=*$/, 'must be a public key as npm run deploy prints it')
      .optional(),
    about:
      'Key that consoles check releases with, where the gateway has no RELEASE_KEY_FILE; npm run deploy prints it.',
  },
  REMOTE_ORIGINS: {
    rule: origins,
    about: 'Other origins that remotes may be loaded from, separated by commas.',
  },
  DEMO: {
    rule: flag(false),
    about: 'Makes a demo organization with a demo website at demo.localhost. Never in production.',
  },
  MAIL_FROM: {
    rule: z.string().min(3).default('Yinyom <no-reply@localhost>'),
    about: 'Sender of the mails.',
  },
  SMTP_URL: {
    rule: z
      .string()
      .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
      .optional(),
    about:
      'Mail server. Unset outside production: mails are kept in an outbox that is read at /outbox. In production the identity service does not start without it.',
  },
  SUPPORT_EMAIL: {
    rule: z.email().optional(),
    about: 'Support address shown to people, in mails and on the public pages. Unset: none is shown.',
  },
  OPERATOR_NAME: {
    rule: optional,
    about:
      'Full legal name of whoever runs this installation: the processor of the data-processing agreement. Unset: the agreement says that it was not stated.',
  },
  OPERATOR_SUBPROCESSORS: {
    rule: z
      .string()
      .transform((value) =>
        value
          .split(';')
          .map((one) => one.trim())
          .filter(Boolean),
      )
      .default([]),
    about:
      'Who processes data of visitors for the operator (name, country, what for), separated by semicolons; annex B of the data-processing agreement. A change asks every organization to accept the agreement anew.',
  },
  CONTACT_ADDRESS: {
    rule: optional,
    about:
      'Postal address of whoever runs this installation, shown on the public pages. Unset: none is shown.',
  },
  VERSION_LABEL: {
    rule: z.string().min(1).max(40).default(PRODUCT_VERSION),
    about: 'Version shown on the public pages.',
  },
  CONTACT_PHONES: {
    rule: z
      .string()
      .transform((value) => value.split(',').map((phone) => phone.trim()))
      .pipe(z.array(z.string().regex(/^\+?[0-9][0-9 ()-]{4,20}$/, 'must be telephone numbers')).max(2))
      .default([]),
    about:
      'Up to two telephone numbers shown on the public pages, separated by a comma. Unset: none is shown.',
  },
  PARTNERS: {
    rule: z
      .string()
      .transform((value) =>
        value
          .split(';')
          .map((partner) => partner.trim())
          .filter(Boolean),
      )
      .pipe(z.array(partner).max(24))
      .default([]),
    about:
      'Partners named on the public front page, as Name or Name|https://address, separated by semicolons. Unset: the front page speaks of none.',
  },
  SERIAL_REQUESTS: {
    rule: flag(false),
    about:
      'Consoles send one request at a time (specification §7). Off: only the renewal of a token holds other requests, as pages open several times faster so.',
  },
  SIGNUP_ALLOWED_SUFFIXES: {
    rule: z
      .string()
      .transform((value) => value.split(/[\s,]+/).filter(Boolean))
      .default(['ac.th', 'co.th', 'or.th', 'go.th']),
    about: 'Endings an e-mail address may have at sign-up; * allows every domain.',
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
  FREE_UNTIL: {
    rule: z.iso.date().optional(),
    about:
      'Day until which use is stated to be free (YYYY-MM-DD), on the front page and beside the monthly limit. Unset: nothing is stated. The service that the specification describes stated 2022-06-01.',
  },
  MONTHLY_VISITOR_LIMIT: {
    rule: z.coerce.number().int().positive().optional(),
    about: 'Visitors per month after which the dashboard shows a notice. Nothing ever stops.',
  },
  EVIDENCE_MONTHS: {
    rule: z.coerce.number().int().min(12).max(120).default(36),
    about:
      'Months that a decision is kept as evidence after its validity has ended (12 to 120), for organizations that chose none of their own.',
  },
  CONSENT_SCRIPT_ID: {
    rule: optional,
    about: 'Site key of the consent script that the console itself loads.',
  },
  CONSENT_SCRIPT_SOURCE: {
    rule: optional,
    about: 'Address that the console loads its own consent script from.',
  },
  RATE_LIMITS: {
    rule: flag(true),
    about: 'Rate limits on. Switch off only for load tests on a closed machine.',
  },
  ACCEPTED_RISKS: {
    rule: list.pipe(z.array(z.enum(RISKY_SETTINGS))).default([]),
    about: `Settings that may be weak in production although the start would refuse them, separated by commas: ${RISKY_SETTINGS.join(', ')}.`,
  },
} as const;

export type SettingName = keyof typeof definitions;
export type Settings = { [K in SettingName]: z.output<(typeof definitions)[K]['rule']> };
