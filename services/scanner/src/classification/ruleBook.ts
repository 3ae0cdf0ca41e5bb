import { hostRules } from '../lists/hostRules';
import { categoryOf, readList } from '../lists/readList';
import type { CookieRule } from './CookieRule';

const words = (text = ''): string[] => text.split(' ').filter(Boolean);
const durationOf = (text = ''): number | null | undefined => {
  if (text === '') return undefined;
  return text === 'persistent' ? null : Number(text);
};

const readPurposes = (): Map<string, { th: string; en: string }> =>
  new Map(readList('purposes.csv').map(({ key = '', th = '', en = '' }) => [key, { th, en }]));

const readCookies = (): CookieRule[] => {
  const purposes = readPurposes();
  return readList('cookies.csv').map((row) => {
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

/** What the library knows, read once: rules of names by name, prefixes longest first, hosts. */
const load = () => {
  const cookies = readCookies();
  const exact = new Map<string, CookieRule[]>();
  for (const rule of cookies.filter(({ match }) => match === 'exact'))
    exact.set(rule.name, [...(exact.get(rule.name) ?? []), rule]);
  const prefixes = cookies
    .filter(({ match }) => match === 'prefix')
    .sort((a, b) => b.name.length - a.name.length);
  return { cookies, exact, prefixes, hosts: hostRules() };
};

let loaded: ReturnType<typeof load> | undefined;
/** The data of the library. */
export const ruleBook = (): ReturnType<typeof load> => (loaded ??= load());
