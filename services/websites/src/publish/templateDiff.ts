import type { ReconsentReason, TemplateDiff } from '@yinyom/contracts/websites/template';
import { completeDesign } from '@yinyom/contracts/websites/templateDesign';
import { canonicalJson } from '@yinyom/service-kit/canonicalJson';
import type { Snapshot, SnapshotCategory } from '@yinyom/notice/snapshot/Snapshot';
import { isRecord } from '@yinyom/service-kit/isRecord';
import { cookieChanges } from './cookieChanges';
import { isOtherText } from './isOtherText';

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
  reconsent_reasons: [],
};

/** Whether visitors would see no difference. */
export const isSame = (diff: TemplateDiff): boolean =>
  Object.values(diff).every((area) => !Array.isArray(area) || area.length === 0);

/** Paths at which two values differ, e.g. `en.banner.title`. */
const changedPaths = (before: unknown, after: unknown, path: string): string[] => {
  if (isRecord(before) && isRecord(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => changedPaths(before[key], after[key], path ? `${path}.${key}` : key));
  }
  const same = canonicalJson(before ?? null) === canonicalJson(after ?? null);
  return same ? [] : [path];
};

/** Whether a category became something else for visitors than a translation more or less. */
const isOtherCategory = (before: SnapshotCategory, after: SnapshotCategory): boolean =>
  before.type !== after.type ||
  canonicalJson(before.gcm) !== canonicalJson(after.gcm) ||
  isOtherText(before.title, after.title) ||
  isOtherText(before.description, after.description);

const categoryChanges = (before: readonly SnapshotCategory[], after: readonly SnapshotCategory[]) => {
  const old = new Map(before.map((category) => [category.id, category]));
  const now = new Set(after.map(({ id }) => id));
  const added = after.filter(({ id }) => !old.has(id));
  const changed = after.filter((category) => {
    const earlier = old.get(category.id);
    return earlier !== undefined && canonicalJson(earlier) !== canonicalJson(category);
  });
  const isOther = (category: SnapshotCategory) => isOtherCategory(old.get(category.id) ?? category, category);
  const ids = (list: readonly SnapshotCategory[]) => list.map(({ id }) => id);
  return {
    added: ids(added),
    removed: before.filter(({ id }) => !now.has(id)).map(({ id }) => id),
    changed: ids(changed),
    /** Those that visitors have to be asked about. */
    asked: ids([...added, ...changed.filter(isOther)]),
  };
};

/** Texts that tell what is collected, why and by whom; the others only name buttons and headings. */
const PURPOSE_TEXTS =
  /^[a-z]{2}\.(?:banner\.description|categories_modal\.description|cookie_definition|privacy\.)/;

const reasons = (kind: ReconsentReason['kind'], names: readonly string[]): ReconsentReason[] =>
  names.map((name) => ({ kind, name }));

/**
 * What differs between two versions, and why everybody must be asked again: visitors consented to a purpose, a category,
 * recipients and a controller, and one of these is new (decision D-27). A language more or less, a cookie or a category
 * less, and what a scan learns about a known cookie ask nobody for more.
 */
export const templateDiff = (before: Snapshot | null, after: Snapshot): TemplateDiff => {
  if (!before) return NOTHING;
  const texts = changedPaths(withoutCategories(before), withoutCategories(after), '');
  const categories = categoryChanges(before.categories, after.categories);
  const cookies = cookieChanges(before, after);
  const controller = changedPaths(before.controller, after.controller, '');
  const policies = (['audience', 'unclassified_policy'] as const).filter(
    (field) => before[field] !== after[field],
  );
  const design = [
    ...changedPaths(completeDesign(before.design), completeDesign(after.design), ''),
    ...(before.logo?.sha256 === after.logo?.sha256 ? [] : ['logo']),
    ...changedPaths(before.tags, after.tags, 'tags'),
    ...changedPaths(before.own_rules, after.own_rules, 'own_rules'),
    ...changedPaths(before.unblocked_hosts, after.unblocked_hosts, 'unblocked_hosts'),
    ...(before.default_language === after.default_language ? [] : ['default_language']),
  ];
  const reconsent_reasons = [
    ...reasons('controller', controller),
    ...reasons('policy', policies),
    ...reasons(
      'purpose',
      texts.filter((path) => PURPOSE_TEXTS.test(path)),
    ),
    ...reasons('category', categories.asked),
    ...cookies.reasons,
  ];
  return {
    texts,
    design,
    categories_added: categories.added,
    categories_removed: categories.removed,
    categories_changed: categories.changed,
    cookies_added: cookies.added,
    cookies_removed: cookies.removed,
    cookies_changed: cookies.changed,
    controller: [...controller, ...policies],
    requires_reconsent: reconsent_reasons.length > 0,
    reconsent_reasons,
  };
};

/** Category texts are compared where they take effect, among the categories. */
const withoutCategories = ({ texts }: Snapshot): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(texts).map(([language, { categories: _own, ...rest }]) => [language, rest]),
  );
