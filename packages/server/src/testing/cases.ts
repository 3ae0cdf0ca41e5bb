import { createHmac, hkdfSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const SNIPPETS = path.resolve(__dirname, '../../snippets');

interface Vectors {
  site_key: string;
  secret: string;
  old_secret: string;
  today: number;
  read: [what: string, cookie: string, granted: [boolean, boolean, boolean]][];
  refused: [what: string, cookie: string][];
}
export const vectors = JSON.parse(readFileSync(path.join(SNIPPETS, 'vectors.json'), 'utf8')) as Vectors;

/** One reading, for a reader of any language, and what it must find: types 2, 3 and 4, or nothing. */
export interface Case {
  what: string;
  header: string;
  site_key: string;
  secrets: string[];
  min_version: number;
  valid_days: number;
  today: number;
  found: [boolean, boolean, boolean] | null;
}

const { site_key, secret, old_secret, today } = vectors;
const BASE = { site_key, secrets: [secret], min_version: 0, valid_days: 365, today };
const [, , all] = vectors.read.map(([, cookie]) => cookie) as [string, string, string];
const [refusal] = vectors.read.map(([, cookie]) => cookie) as [string];

/** A cookie that the platform would sign for another site or with another secret. */
const signed = (text: string, siteKey: string, withSecret: string): string => {
  const key = Buffer.from(
    hkdfSync('sha256', Buffer.from(withSecret, 'base64url'), 'yinyom', 'choice-cookie/1', 32),
  );
  const mac = createHmac('sha256', key).update(`${siteKey}|${text}`).digest();
  return `${text}.${mac.subarray(0, 16).toString('base64url')}`;
};
const OLD = signed('v1.u.7.g17', site_key, old_secret);
const cookie = (value: string) => `a=1; yy_c=${value}; yinyom_x=2`;
const ALL: Case['found'] = [true, true, true];

export const CASES: Case[] = [
  ...vectors.read.map(([what, value, found]): Case => ({ ...BASE, what, header: cookie(value), found })),
  ...vectors.refused.map(([what, value]): Case => ({ ...BASE, what, header: cookie(value), found: null })),
  { ...BASE, what: 'no header', header: '', found: null },
  {
    ...BASE,
    what: 'SG-01 the cookie of another site',
    header: cookie(all),
    site_key: 'site_other',
    found: null,
  },
  {
    ...BASE,
    what: 'SG-01 another site’s cookie with its own secret',
    header: cookie(signed('v1.u.7.g17', 'site_other', secret)),
    found: null,
  },
  { ...BASE, what: 'SG-03 an older version', header: cookie(all), min_version: 8, found: null },
  { ...BASE, what: 'the least version', header: cookie(all), min_version: 7, found: ALL },
  { ...BASE, what: 'SG-04 the last day of validity', header: cookie(all), today: today + 364, found: ALL },
  { ...BASE, what: 'SG-04 a day later', header: cookie(all), today: today + 365, found: null },
  {
    ...BASE,
    what: 'a shorter validity',
    header: cookie(all),
    valid_days: 30,
    today: today + 30,
    found: null,
  },
  { ...BASE, what: 'a clock that is a day behind', header: cookie(all), today: today - 1, found: ALL },
  { ...BASE, what: 'a day that is far ahead', header: cookie(all), today: today - 2, found: null },
  { ...BASE, what: 'SG-05 an earlier secret that is not known', header: cookie(OLD), found: null },
  {
    ...BASE,
    what: 'SG-05 an earlier secret beside the new one',
    header: cookie(OLD),
    secrets: [secret, old_secret],
    found: ALL,
  },
  {
    ...BASE,
    what: 'the newer one of two',
    header: `${cookie(signed('v1.u.7.g16', site_key, secret))}; yy_c=${refusal}`,
    found: [false, false, false],
  },
  { ...BASE, what: 'a wrong one beside a right one', header: `yy_c=v1.x; ${cookie(all)}`, found: ALL },
  { ...BASE, what: 'a name that only ends so', header: `not_yy_c=${all}`, found: null },
];
