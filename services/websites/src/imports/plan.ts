import { CATEGORY_TYPES, COOKIE_TYPES, LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import { cookieDomain } from '@yinyom/contracts/fields';
import type { Category } from '@yinyom/contracts/websites/category';
import { hostOf } from '@yinyom/contracts/websites/domainName';
import type { ImportCategory, ImportRow } from '@yinyom/contracts/websites/imports';
import type { CookieRecord } from '../cookie/CookieRecord';
import { UNKNOWN_PURPOSE } from '../cookie/unknownPurpose';
import type { ImportedCookie, ImportedSite, Texts } from './ImportedSite';
import { categoryTypeOf } from './mapping/categoryTypeOf';
import { nameOfPattern, nameOfText } from './mapping/cookieNameOf';
import { secondsOf } from './mapping/secondsOf';

/** What a website has already. */
export interface Present {
  domainName: string;
  categories: readonly Category[];
  cookies: readonly CookieRecord[];
}

/** A row of the plan with the record that it meets. */
export interface PlannedRow extends ImportRow {
  imported: ImportedCookie;
  known: CookieRecord | null;
  /** Of somebody else; absent for one of the website itself. */
  domain?: string;
}

const sameWords = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && one.normalize('NFC').toLowerCase() === other?.normalize('NFC').toLowerCase();

/** A category of ours that is called as one of theirs, in any language. */
export const sameTitled = (categories: readonly Category[], names: readonly string[]): Category | undefined =>
  categories.find(({ title }) =>
    names.some((name) => Object.values(title).some((own) => sameWords(own, name))),
  );

/** Which of ours a category of theirs is proposed to become: by its words, else by its very title. */
export const planCategories = (
  site: ImportedSite,
  { categories }: Pick<Present, 'categories'>,
): ImportCategory[] =>
  site.categories.map(({ id, title, description, type: said }) => {
    const names = [id, ...Object.values(title)];
    const words = () => (id === '' ? CATEGORY_TYPES.unclassified : categoryTypeOf(names));
    const type = said === CATEGORY_TYPES.custom ? null : (said ?? words());
    const ours =
      type === null
        ? sameTitled(categories, names)
        : categories.find((category) => category.system && category.type === type);
    return {
      theirs: id,
      title,
      description,
      cookie_count: site.cookies.filter(({ category }) => category === id).length,
      category_id: ours?.id ?? null,
      type: ours?.type ?? null,
    };
  });

/** A host of somebody else; one of the website itself, or no host at all, says nothing about a cookie. */
const foreignDomain = (given: string, domainName: string): string | undefined => {
  const host = given.replace(/^https?:\/\//, '').split(/[/:]/u, 1)[0] ?? '';
  const { success, data } = cookieDomain.safeParse(host);
  if (!success || !data.includes('.')) return undefined;
  const own = hostOf(domainName);
  const bare = data.replace(/^\./, '');
  return own === bare || own.endsWith(`.${bare}`) || bare.endsWith(`.${own}`) ? undefined : data;
};

/** The languages in which an owner has said what a cookie is for. */
export const writtenPurpose = ({ purpose }: CookieRecord): Texts =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const text = purpose[language];
      return text && text !== UNKNOWN_PURPOSE[language] ? [[language, text] as const] : [];
    }),
  );

/** Whether an import has a purpose in a language that each cookie needs and this one lacks. */
export const addsPurpose = (known: CookieRecord, { purpose }: ImportedCookie): boolean => {
  const written = writtenPurpose(known);
  return (
    NEEDED.some((language) => !written[language]) &&
    LANGUAGES.some((language) => purpose[language] && !written[language])
  );
};
const NEEDED: readonly Lang[] = ['th', 'en'];

/** Whether an import adds something to a cookie that is here: what an owner or a scan has said already stays. */
const addsTo = (
  known: CookieRecord,
  imported: ImportedCookie,
  proposals: ReadonlyMap<string, ImportCategory>,
  { categories }: Present,
): boolean => {
  const type = categories.find(({ id }) => id === known.category_id)?.type;
  const proposed = proposals.get(imported.category)?.type;
  const classifies =
    (type ?? CATEGORY_TYPES.unclassified) === CATEGORY_TYPES.unclassified &&
    proposed !== CATEGORY_TYPES.unclassified;
  return classifies || addsPurpose(known, imported);
};

/** What each cookie of theirs would become. Pure. */
export const planRows = (site: ImportedSite, present: Present): PlannedRow[] => {
  const proposals = new Map(planCategories(site, present).map((category) => [category.theirs, category]));
  return site.cookies.map((imported, row) => {
    const { name, isPattern, provider, type, purpose, category, duration } = imported;
    const plain = imported.plain ?? (isPattern ? nameOfPattern(name) : nameOfText(name));
    const domain = foreignDomain(imported.domain, present.domainName);
    const known = plain
      ? (present.cookies.find(
          (cookie) =>
            cookie.name === plain.name &&
            cookie.type === type &&
            (domain === undefined || foreignDomain(cookie.domain ?? '', present.domainName) === domain),
        ) ?? null)
      : null;
    const seconds = secondsOf(duration);
    const outcome = !plain
      ? 'look'
      : !known
        ? 'new'
        : addsTo(known, imported, proposals, present)
          ? 'changed'
          : 'same';
    return {
      row,
      theirs: {
        name: isPattern ? `/${name}/` : name,
        category,
        provider,
        domain: imported.domain,
        duration: typeof duration === 'number' ? `${duration} s` : (duration ?? ''),
        purpose,
        ...(imported.raw !== undefined && { raw: imported.raw }),
      },
      outcome,
      ours: plain && {
        ...plain,
        type,
        // Longer than the truth at worst, until somebody or a scan says how long.
        expiry: seconds === undefined || (seconds === null && type === COOKIE_TYPES.http) ? null : seconds,
        expiry_known: seconds !== undefined,
      },
      imported,
      known,
      ...(domain !== undefined && { domain }),
    };
  });
};
