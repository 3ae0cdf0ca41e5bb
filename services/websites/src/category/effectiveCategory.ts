import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import type { L10n } from '@yinyom/contracts/fields';
import type { Category } from '@yinyom/contracts/websites/category';
import { etagOf } from '@yinyom/service-kit/http/ifMatch';
import type { CategoryOverride, CategoryRecord } from './CategoryRecord';

const { necessary, unclassified } = CATEGORY_TYPES;

/** Necessary and unclassified categories cannot be switched off (decision D-08). */
export const isLocked = ({ type }: Pick<CategoryRecord, 'type'>): boolean =>
  type === necessary || type === unclassified;

const filled = (texts: L10n | undefined): L10n =>
  Object.fromEntries(Object.entries(texts ?? {}).filter(([, text]) => text !== ''));

/** What a category is, wherever it is shown. */
const contentOf = (record: CategoryRecord): Category => ({
  id: String(record._id),
  type: record.type,
  system: record.system,
  enabled: record.enabled,
  always_active: record.type === necessary,
  order: record.order,
  title: record.title,
  description: record.description ?? {},
  gcm: record.gcm,
});

/** A category of the catalogue as the API shows it. */
export const toCategory = (record: CategoryRecord): Category => ({
  ...contentOf(record),
  etag: etagOf(record),
});

/**
 * A category as it takes effect on one website. An organization's own category is off until the website switches
 * it on; a category that is off in the catalogue is off everywhere (decisions D-07, D-08).
 */
export const effectiveCategory = (
  record: CategoryRecord,
  override: CategoryOverride | undefined,
): Category => ({
  ...contentOf(record),
  enabled: isLocked(record) || (record.enabled && (override?.enabled ?? record.system)),
  order: override?.order ?? record.order,
  title: { ...record.title, ...filled(override?.title) },
  description: { ...record.description, ...filled(override?.description) },
  gcm: override?.gcm ?? record.gcm,
  overridden: override !== undefined,
});

const rank = ({ type, order }: Category): number => {
  if (type === necessary) return -1;
  return type === unclassified ? Number.MAX_SAFE_INTEGER : order;
};

/** Every category as it takes effect on a website: necessary first, unclassified last, the rest in its order. */
export const effectiveCategories = (
  catalogue: readonly CategoryRecord[],
  overrides: ReadonlyMap<string, CategoryOverride>,
): Category[] =>
  catalogue
    .map((record) => effectiveCategory(record, overrides.get(String(record._id))))
    .sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1));
