import type { TemplateDiff } from '@yinyom/contracts/websites/template';
import { completeDesign } from '@yinyom/contracts/websites/templateDesign';
import { canonicalJson } from '@yinyom/service-kit/canonicalJson';
import type { Snapshot, SnapshotCategory, SnapshotCookie } from '@yinyom/notice/snapshot/Snapshot';

/** No difference at all. */
export const NOTHING: TemplateDiff = {
  texts: [],
  design: [],
  categories_added: [],
  categories_removed: [],
  categories_changed: [],
  cookies_added: [],
  cookies_removed: [],
  cookies_changed: [],
  controller: [],
  requires_reconsent: false,
};

/** Whether visitors would see no difference. */
export const isSame = (diff: TemplateDiff): boolean =>
  Object.values(diff).every((area) => !Array.isArray(area) || area.length === 0);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Paths at which two values differ, e.g. `en.banner.title`. */
const changedPaths = (before: unknown, after: unknown, path: string): string[] => {
  if (isObject(before) && isObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => changedPaths(before[key], after[key], path ? `${path}.${key}` : key));
  }
  const same = canonicalJson(before ?? null) === canonicalJson(after ?? null);
  return same ? [] : [path];
};

interface Keyed<T> {
  added: string[];
  removed: string[];
  changed: string[];
  before: Map<string, T>;
}

const compare = <T>(before: readonly T[], after: readonly T[], keyOf: (item: T) => string): Keyed<T> => {
  const old = new Map(before.map((item) => [keyOf(item), item]));
  const now = new Map(after.map((item) => [keyOf(item), item]));
  return {
    before: old,
    added: [...now.keys()].filter((key) => !old.has(key)),
    removed: [...old.keys()].filter((key) => !now.has(key)),
    changed: [...now]
      .filter(([key, item]) => old.has(key) && canonicalJson(old.get(key)) !== canonicalJson(item))
      .map(([key]) => key),
  };
};

const cookieKey = ({ name, type, domain }: SnapshotCookie): string =>
  [name, type === 2 ? 'HTML' : 'HTTP', domain].filter(Boolean).join(' ');
const categoryKey = ({ id }: SnapshotCategory): string => id;

/** Texts that tell what is collected, why and by whom; the others only name buttons and headings. */
const PURPOSE_TEXTS =
  /^[a-z]{2}(?:$|\.(?:banner\.description|categories_modal\.description|cookie_definition|privacy\.))/;

/**
 * What differs between two versions and whether everybody must be asked again: a purpose, a category, a cookie or
 * the controller's text changed (decision D-27). Removing a cookie or a category asks nobody for more.
 */
export const templateDiff = (before: Snapshot | null, after: Snapshot): TemplateDiff => {
  if (!before) return NOTHING;
  const texts = changedPaths(withoutCategories(before), withoutCategories(after), '');
  const categories = compare(before.categories, after.categories, categoryKey);
  const cookies = compare(before.cookies, after.cookies, cookieKey);
  const controller = [
    ...changedPaths(before.controller, after.controller, ''),
    ...(['audience', 'unclassified_policy'] as const).filter((field) => before[field] !== after[field]),
  ];
  const design = [
    ...changedPaths(completeDesign(before.design), completeDesign(after.design), ''),
    ...(before.logo?.sha256 === after.logo?.sha256 ? [] : ['logo']),
    ...changedPaths(before.tags, after.tags, 'tags'),
    ...changedPaths(before.own_rules, after.own_rules, 'own_rules'),
    ...changedPaths(before.unblocked_hosts, after.unblocked_hosts, 'unblocked_hosts'),
    ...(before.default_language === after.default_language ? [] : ['default_language']),
  ];
  const touchesPurpose = texts.some((path) => PURPOSE_TEXTS.test(path));
  const touches = [categories.added, categories.changed, cookies.added, cookies.changed, controller];
  return {
    texts,
    design,
    categories_added: categories.added,
    categories_removed: categories.removed,
    categories_changed: categories.changed,
    cookies_added: cookies.added,
    cookies_removed: cookies.removed,
    cookies_changed: cookies.changed,
    controller,
    requires_reconsent: touchesPurpose || touches.some(({ length }) => length > 0),
  };
};

/** Category texts are compared where they take effect, among the categories. */
const withoutCategories = ({ texts }: Snapshot): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(texts).map(([language, { categories: _own, ...rest }]) => [language, rest]),
  );
