import type { AnyEndpoint } from '../endpoint';

/** Groups of calls, in the order in which the document of the API tells of them. */
export const API_TAGS = {
  applications:
    'Websites: registering them, their settings, proving that they are yours, what their script lets through.',
  templates: 'Banners: the draft, what is published, logo, font and privacy file.',
  categories: 'Purposes that cookies are grouped by, for the organization and for one website.',
  cookies: 'Cookies and other stored items, their categories, and what visitors’ browsers reported.',
  scans: 'Scans of websites: one now, or by a schedule.',
  consents: 'What visitors decided, and the ledger that proves it. A refusal is a decision, never a consent.',
  reports: 'Figures by day, month and website.',
  exports: 'Files of many rows: ordered, made, fetched.',
  audit: 'Who did what in the organization.',
  webhooks:
    'Addresses that messages are sent to as things happen, and what became of each message. Admins only.',
  alerts: 'What is watched on websites, what is not as it should be, and who takes care of it.',
  requests:
    'Requests of data subjects: access, erasure and the other rights, their clock, tasks and answers.',
  users: 'People of the organization, their roles and invitations. Admins only.',
  'api-keys':
    'Keys with which programs call. For signed-in Admins; no key makes, changes or ends a key. A key reads what it is itself. People confirm what agents publish or remove.',
  organization: 'The organization itself. For signed-in people.',
  account: 'The own account, its second factors and sessions. For signed-in people.',
  login: 'Signing up and in. Open to everybody.',
  public: 'What a website’s script, its visitors and auditors call.',
  reviews: 'Reviews of a banner by a lawyer. For signed-in people.',
  platform: 'The installation and the parts of its console.',
} as const;
export type ApiTag = keyof typeof API_TAGS;

const BY_PATH: readonly (readonly [RegExp, ApiTag])[] = [
  [/\/(?:api-keys|agent-confirmations)\b|^\/key\b/, 'api-keys'],
  [/\/reviews?(?:\/|$)/, 'reviews'],
  [/^\/requests\b/, 'requests'],
  [/^\/public\b/, 'public'],
  [/^\/guest\b/, 'login'],
  [/^\/me\b/, 'account'],
  [/^\/(?:organizations|binders)\b/, 'organization'],
];

/** The group of a call: what its scope is about, else what its address says. */
export const tagOf = ({ scope, path, auth }: Pick<AnyEndpoint, 'scope' | 'path' | 'auth'>): ApiTag => {
  const noun = scope?.split(':')[0] ?? '';
  if (Object.hasOwn(API_TAGS, noun)) return noun as ApiTag;
  if (auth === 'site' || auth === 'receipt') return 'public';
  return BY_PATH.find(([pattern]) => pattern.test(path))?.[1] ?? 'platform';
};
