import { DAY_MS } from '@yinyom/contracts/durations';
import type { L10n } from '@yinyom/contracts/fields';
import type { PaperFact } from '@yinyom/contracts/papers/activity';
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
  /** By name. */
  cookies: Map<string, Cookie>;
}

const namesOf = (names: readonly string[]): string => names.slice(0, MOST_NAMES).join(', ');

/** Categories of several websites, each once, with the cookies of all of them. */
export const mergedCategories = (websites: readonly Website[]): Category[] => {
  const merged = new Map<string, Category>();
  for (const { id, title, description, cookies } of websites.flatMap(({ categories }) => categories)) {
    const known = merged.get(id) ?? { title, description, cookies: new Map<string, Cookie>() };
    for (const cookie of cookies) if (!known.cookies.has(cookie.name)) known.cookies.set(cookie.name, cookie);
    merged.set(id, known);
  }
  return [...merged.values()];
};

/** Which cookies are used, category by category. */
export const usedCookies = (categories: readonly Category[]): PaperFact[] =>
  categories.flatMap(({ title, cookies }): PaperFact[] => {
    const names = [...cookies.keys()].sort();
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
export const cookiePurposes = (categories: readonly Category[]): PaperFact[] => [
  ...categories
    .filter(({ description, cookies }) => cookies.size > 0 && hasText(description))
    .map(({ title, description }): PaperFact => ({
      sentence: 'category_purpose',
      values: { category: title, description },
    })),
  ...categories
    .flatMap(({ cookies }) => [...cookies.values()])
    .filter(({ purpose }) => hasText(purpose))
    .slice(0, MOST_PURPOSES)
    .map(({ name, purpose }): PaperFact => ({
      sentence: 'cookie_purpose',
      values: { cookie: name, purpose },
    })),
];

/** How long cookies are kept, the shortest time first. */
export const cookieTimes = (categories: readonly Category[]): PaperFact[] => {
  const cookies = categories.flatMap((category) => [...category.cookies.values()]);
  const named = (matches: (expiry: number | null) => boolean): string =>
    namesOf(
      cookies
        .filter(({ expiry }) => matches(expiry))
        .map(({ name }) => name)
        .sort(),
    );
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

/** Domains of cookies that are not the website's own: hints about who else receives data. Who they are is asked, never guessed. */
export const otherDomains = (websites: readonly Website[]): PaperFact[] => {
  const found = websites.flatMap(({ domain_name, categories }) => {
    const own = hostOf(domain_name);
    const isOwn = (domain: string): boolean =>
      domain === own || own.endsWith(`.${domain}`) || domain.endsWith(`.${own}`);
    return categories
      .flatMap(({ cookies }) => cookies)
      .flatMap(({ domain }) => (domain === undefined ? [] : [domain.replace(/^\./, '')]))
      .filter((domain) => !isOwn(domain));
  });
  const domains = [...new Set(found)].sort();
  return domains.length === 0 ? [] : [{ sentence: 'third_parties', values: { domains: namesOf(domains) } }];
};
