import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import { IMPORT_MAX_ROWS, type ImportNote } from '@yinyom/contracts/websites/imports';
import type { ImportedCategory, ImportedCookie, ImportedSite, ImportedTexts, Texts } from './ImportedSite';
import { categoryTypeOf } from './mapping/categoryTypeOf';
import { isKnownToNeedConsent } from './mapping/needsConsent';
import { patternAlternatives } from './mapping/patternAlternatives';
import { plainText } from './mapping/plainText';

/** As long as our own fields are. */
const MOST = {
  name: 256,
  provider: 200,
  category: 200,
  purpose: 500,
  title: 100,
  description: 1_000,
  raw: 500,
} as const;
const TEXTS: Readonly<Record<keyof ImportedTexts, number>> = {
  title: 160,
  description: 2_000,
  accept: 60,
  reject: 60,
  cookie_setting: 60,
  window_title: 160,
  window_description: 2_000,
  confirm_choice: 60,
  privacy_url: 2_048,
};
const MOST_CATEGORIES = 50;
const MOST_NOTES = 200;
/** A gap such as `{purposes}` that their script fills. */
const GAP = /\{\{?\s*[\w.-]+\s*\}?\}/u;

/** Markup may take more room than the words in it. */
const MARKUP_FACTOR = 4;

const short = (text: string, most: number): string =>
  plainText(text.slice(0, MARKUP_FACTOR * most))
    .slice(0, most)
    .trim();

const shortTexts = (texts: Texts, most: number): Texts =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([language, text]) => [language, short(text, most)] as const)
      .filter(([, text]) => text !== ''),
  );

const tidyCookie = (cookie: ImportedCookie): ImportedCookie => ({
  ...cookie,
  name: cookie.isPattern ? cookie.name.slice(0, MOST.name) : short(cookie.name, MOST.name),
  provider: short(cookie.provider, MOST.provider),
  domain: short(cookie.domain, 253).toLowerCase(),
  purpose: shortTexts(cookie.purpose, MOST.purpose),
  duration: typeof cookie.duration === 'string' ? short(cookie.duration, 60) : cookie.duration,
  category: cookie.category.slice(0, MOST.category),
  ...(cookie.raw !== undefined && { raw: cookie.raw.slice(0, MOST.raw) }),
});

const tidyTexts = (texts: ImportedTexts, notes: ImportNote[]): ImportedTexts => {
  const kept: ImportedTexts = {};
  for (const field of Object.keys(TEXTS) as (keyof ImportedTexts)[]) {
    const text = plainText(texts[field] ?? '');
    if (text === '') continue;
    if (GAP.test(text) || text.length > TEXTS[field]) notes.push({ code: 'text_left_out', about: field });
    else kept[field] = text;
  }
  return kept;
};

/** Each id once, with cookies or without; those without an id only where a cookie has none. */
const tidyCategories = (
  given: readonly ImportedCategory[],
  used: ReadonlySet<string>,
): ImportedCategory[] => {
  const kept = new Map<string, ImportedCategory>();
  for (const { id: whole, title, description, ...others } of given) {
    const id = whole.slice(0, MOST.category);
    if ((id === '' && !used.has(id)) || kept.has(id)) continue;
    if (kept.size >= MOST_CATEGORIES) break;
    kept.set(id, {
      ...others,
      id,
      title: shortTexts(title, MOST.title),
      description: shortTexts(description, MOST.description),
    });
  }
  return [...kept.values()];
};

/** Of cookies without a category, or whose category cannot be believed. */
const UNCLASSIFIED: ImportedCategory = { id: '', title: {}, description: {} };

const isNecessary = ({ id, title, type }: ImportedCategory): boolean =>
  (type ?? categoryTypeOf([id, ...Object.values(title)])) === CATEGORY_TYPES.necessary;

/** A pattern that is a choice between names is one cookie for each. */
const oneByOne = (cookie: ImportedCookie): ImportedCookie[] =>
  cookie.isPattern ? patternAlternatives(cookie.name).map((name) => ({ ...cookie, name })) : [cookie];

/** What was read, in words without markup and no longer than our own fields are; each cookie once. */
export const tidy = (site: ImportedSite): ImportedSite => {
  const notes = [...site.notes];
  const cookies = new Map<string, ImportedCookie>();
  const necessary = new Set(site.categories.filter(isNecessary).map(({ id }) => id));
  const all = site.cookies.flatMap(oneByOne);
  for (const [index, given] of all.entries()) {
    if (cookies.size >= IMPORT_MAX_ROWS) {
      notes.unshift({ code: 'rows_left_out', about: String(all.length - index) });
      break;
    }
    const doubted = necessary.has(given.category) && isKnownToNeedConsent(given.name);
    const cookie = tidyCookie(doubted ? { ...given, category: '' } : given);
    const key = JSON.stringify([cookie.name, cookie.type, cookie.domain]);
    if (cookie.name === '' || cookies.has(key)) continue;
    cookies.set(key, cookie);
    if (doubted) notes.push({ code: 'necessary_claimed', about: cookie.name });
  }
  const used = new Set([...cookies.values()].map(({ category }) => category));
  const texts = Object.entries(site.texts).map(([language, given]) => [language, tidyTexts(given, notes)]);
  return {
    ...(site.banner && { banner: site.banner }),
    cookies: [...cookies.values()],
    categories: tidyCategories([...site.categories, UNCLASSIFIED], used),
    texts: Object.fromEntries(texts),
    notes: notes
      .slice(0, MOST_NOTES)
      .map(({ code, about }) => ({ code, ...(about && { about: about.slice(0, 100) }) })),
  };
};
