import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CookieRule, HostRule, RuleCategory } from './CookieRule';
import { parseCsv } from './parseCsv';

const DATA = path.resolve(__dirname, '../../data');
const read = (name: string): Record<string, string>[] =>
  parseCsv(readFileSync(path.join(DATA, name), 'utf8'));

const words = (text = ''): string[] => text.split(' ').filter(Boolean);
const categoryOf = (text = ''): RuleCategory => {
  const category = Number(text);
  if (category !== 1 && category !== 2 && category !== 3 && category !== 4)
    throw new Error(`${text} is no category of a rule`);
  return category;
};

const durationOf = (text = ''): number | null | undefined => {
  if (text === '') return undefined;
  return text === 'persistent' ? null : Number(text);
};

const readPurposes = (): Map<string, { th: string; en: string }> =>
  new Map(read('purposes.csv').map(({ key = '', th = '', en = '' }) => [key, { th, en }]));

const readCookies = (): CookieRule[] => {
  const purposes = readPurposes();
  return read('cookies.csv').map((row) => {
    const purpose = purposes.get(row['purpose'] ?? '');
    if (!purpose) throw new Error(`${row['name']} names a purpose that is not there`);
    return {
      name: row['name'] ?? '',
      match: row['match'] === 'prefix' ? 'prefix' : 'exact',
      hosts: words(row['hosts']),
      sibling: row['sibling'] ?? '',
      siteOwn: row['site_own'] === 'yes',
      provider: row['provider'] ?? '',
      category: categoryOf(row['category']),
      durationSeconds: durationOf(row['duration_seconds']),
      collapse: row['collapse'] === 'yes',
      purpose,
      source: row['source'] ?? '',
    };
  });
};

const readHosts = (): HostRule[] =>
  read('hosts.csv').map((row) => ({
    host: row['host'] ?? '',
    provider: row['provider'] ?? '',
    category: row['category'] === '' ? null : categoryOf(row['category']),
    source: row['source'] ?? '',
  }));

/** What the library knows, read once: rules of names by name, prefixes longest first, hosts. */
const load = () => {
  const cookies = readCookies();
  const exact = new Map<string, CookieRule[]>();
  for (const rule of cookies.filter(({ match }) => match === 'exact'))
    exact.set(rule.name, [...(exact.get(rule.name) ?? []), rule]);
  const prefixes = cookies
    .filter(({ match }) => match === 'prefix')
    .sort((a, b) => b.name.length - a.name.length);
  const hosts = new Map(readHosts().map((rule) => [rule.host, rule]));
  return { cookies, exact, prefixes, hosts };
};

let loaded: ReturnType<typeof load> | undefined;
/** The data of the library. */
export const ruleBook = (): ReturnType<typeof load> => (loaded ??= load());
