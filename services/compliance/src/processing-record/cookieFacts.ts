import { DAY_MS } from '@yinyom/contracts/durations';
import { LANGUAGES } from '@yinyom/contracts/constants';
import type { L10n } from '@yinyom/contracts/fields';
import type { PaperFact } from '@yinyom/contracts/papers/activity';
import { canonicalJson } from '@yinyom/service-kit/canonicalJson';
import { PAPER_WORDS } from '@yinyom/texts/paper/paperWords';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { hasText } from './hasText';
import type { FactSources } from './factSources';

type Website = FactSources['websites'][number];
type Cookie = Website['categories'][number]['cookies'][number];

/** Names in one sentence; how many more there are is said. */
const MOST_NAMES = 60;
const MOST_PURPOSES = 100;
const DAY_SECONDS = DAY_MS / 1_000;

interface Category {
  title: L10n;
  description: L10n;
  /** By name, expiry and purpose: websites may use one name for different things. */
  cookies: Map<string, Cookie>;
}

const namesOf = (names: readonly string[]): string => names.slice(0, MOST_NAMES).join(', ');
/** Names in one sentence, each once and sorted, with the number of those that do not fit. */
const namesAndMore = (given: readonly string[]): string | L10n => {
  const all = [...new Set(given)].sort();
  const [names, more] = [namesOf(all), String(all.length - MOST_NAMES)];
  if (all.length <= MOST_NAMES) return names;
  return Object.fromEntries(
    LANGUAGES.map((lang) => [lang, fillText(PAPER_WORDS[lang].list_more, { names, more })]),
  );
};
const keyOf = ({ name, expiry, purpose }: Cookie): string => canonicalJson([name, expiry, purpose]);

/** Categories of several websites, each once, with the cookies of all of them. */
export const mergedCategories = (websites: readonly Website[]): Category[] => {
  const merged = new Map<string, Category>();
  for (const { id, title, description, cookies } of websites.flatMap(({ categories }) => categories)) {
    const known = merged.get(id) ?? { title, description, cookies: new Map<string, Cookie>() };
    for (const cookie of cookies) known.cookies.set(keyOf(cookie), cookie);
    merged.set(id, known);
  }
  return [...merged.values()];
};

/** Which cookies are used, category by category. */
export const usedCookies = (categories: readonly Category[]): PaperFact[] =>
  categories.flatMap(({ title, cookies }): PaperFact[] => {
    const names = [...new Set([...cookies.values()].map(({ name }) => name))].sort();
    const values = { category: title, cookies: namesOf(names) };
    if (names.length === 0) return [];
    return names.length <= MOST_NAMES
      ? [{ sentence: 'cookies_of_category', values }]
      : [
          {
            sentence: 'cookies_of_category_more',
            values: { ...values, more: String(names.length - MOST_NAMES) },
          },
        ];
  });

/** What categories and cookies are for, as owners wrote it. */
export const cookiePurposes = (categories: readonly Category[]): PaperFact[] => {
  const purposes = new Map(
    categories
      .flatMap(({ cookies }) => [...cookies.values()])
      .filter(({ purpose }) => hasText(purpose))
      .map(({ name, purpose }) => [canonicalJson([name, purpose]), { cookie: name, purpose }]),
  );
  const more = purposes.size - MOST_PURPOSES;
  return [
    ...categories
      .filter(({ description, cookies }) => cookies.size > 0 && hasText(description))
      .map(({ title, description }): PaperFact => ({
        sentence: 'category_purpose',
        values: { category: title, description },
      })),
    ...[...purposes.values()]
      .slice(0, MOST_PURPOSES)
      .map((values): PaperFact => ({ sentence: 'cookie_purpose', values })),
    ...(more > 0 ? [{ sentence: 'more_purposes' as const, values: { more: String(more) } }] : []),
  ];
};

/** How long cookies are kept, the shortest time first. */
export const cookieTimes = (categories: readonly Category[]): PaperFact[] => {
  const cookies = categories.flatMap((category) => [...category.cookies.values()]);
  const named = (matches: (expiry: number | null) => boolean): string | L10n =>
    namesAndMore(cookies.filter(({ expiry }) => matches(expiry)).map(({ name }) => name));
  const daysOf = (expiry: number): number => Math.max(1, Math.round(expiry / DAY_SECONDS));
  const days = [...new Set(cookies.flatMap(({ expiry }) => (expiry ? [daysOf(expiry)] : [])))].sort(
    (a, b) => a - b,
  );
  const facts: PaperFact[] = [
    { sentence: 'cookies_session', values: { cookies: named((expiry) => expiry === 0) } },
    ...days.map((count): PaperFact => ({
      sentence: 'cookies_days',
      values: {
        days: String(count),
        cookies: named((expiry) => expiry !== null && expiry > 0 && daysOf(expiry) === count),
      },
    })),
    { sentence: 'cookies_kept', values: { cookies: named((expiry) => expiry === null) } },
  ];
  return facts.filter(({ values }) => values['cookies'] !== '');
};

const hostOf = (domain: string): string => domain.split('/')[0] ?? '';

/** Hosts of cookies that are not the website's own, with the websites they were seen on; in the order of names. */
export const otherHosts = (
  websites: readonly Pick<Website, 'domain_name' | 'categories'>[],
): { host: string; websites: string[] }[] => {
  const seen = new Map<string, Set<string>>();
  for (const { domain_name, categories } of websites) {
    const own = hostOf(domain_name);
    const isOwn = (domain: string): boolean =>
      domain === own || own.endsWith(`.${domain}`) || domain.endsWith(`.${own}`);
    for (const { domain } of categories.flatMap(({ cookies }) => cookies)) {
      const host = domain?.replace(/^\./, '');
      if (host === undefined || isOwn(host)) continue;
      seen.set(host, (seen.get(host) ?? new Set<string>()).add(domain_name));
    }
  }
  return [...seen]
    .map(([host, on]) => ({ host, websites: [...on].sort() }))
    .sort((a, b) => (a.host < b.host ? -1 : 1));
};

/** The same as hints about who else receives data. Who they are is asked, never guessed. */
export const otherDomains = (websites: readonly Website[]): PaperFact[] => {
  const found = otherHosts(websites).map(({ host }) => host);
  return found.length === 0 ? [] : [{ sentence: 'third_parties', values: { domains: namesAndMore(found) } }];
};
