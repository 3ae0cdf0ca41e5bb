import type { ReconsentReason } from '@yinyom/contracts/websites/template';
import { canonicalJson } from '@yinyom/service-kit/canonicalJson';
import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import type { Snapshot, SnapshotCookie } from '@yinyom/notice/snapshot/Snapshot';
import { isOtherText } from './isOtherText';

/** What differs in the cookie list, by the names that people read, and what of it visitors have to be asked about. */
export interface CookieChanges {
  added: string[];
  removed: string[];
  changed: string[];
  reasons: ReconsentReason[];
}

/** A cookie is its name and its provider; where it was seen, how long it lasts and how it is stored are facts about it. */
const identityOf = ({ name, provider }: SnapshotCookie): string => JSON.stringify([name, provider]);
const labelOf = ({ name, provider }: SnapshotCookie): string => (provider ? `${name} (${provider})` : name);

/** One cookie may be listed several times, once for each domain. */
const byIdentity = (cookies: readonly SnapshotCookie[]): Map<string, SnapshotCookie[]> => {
  const groups = new Map<string, SnapshotCookie[]>();
  for (const cookie of cookies) {
    const identity = identityOf(cookie);
    groups.set(identity, [...(groups.get(identity) ?? []), cookie]);
  }
  return groups;
};

const isSameGroup = (before: readonly SnapshotCookie[], after: readonly SnapshotCookie[]): boolean => {
  const textOf = (group: readonly SnapshotCookie[]) => group.map((cookie) => canonicalJson(cookie)).sort();
  return canonicalJson(textOf(before)) === canonicalJson(textOf(after));
};

/** Categories whose cookies are set with consent. */
const consentCategories = ({ categories, unclassified_policy }: Snapshot): Set<string> =>
  new Set(
    categories
      .filter(({ type }) =>
        type === CATEGORY_TYPES.unclassified
          ? unclassified_policy === 'treat_as_marketing'
          : type !== CATEGORY_TYPES.necessary,
      )
      .map(({ id }) => id),
  );

/**
 * What visitors were not told when they consented: that this cookie serves the category, whose it is, or what it is for.
 * Null where the category already named the provider and the purpose, so that the consent covers it.
 */
const reasonForNew = (
  told: readonly SnapshotCookie[],
  cookie: SnapshotCookie,
): ReconsentReason['kind'] | null => {
  const inCategory = told.filter(({ category_id }) => category_id === cookie.category_id);
  if (cookie.provider !== '' && inCategory.every(({ provider }) => provider !== cookie.provider))
    return 'recipient';
  return inCategory.some((before) => canonicalJson(before.purpose) === canonicalJson(cookie.purpose))
    ? null
    : 'purpose';
};

const reasonFor = (
  told: readonly SnapshotCookie[],
  before: readonly SnapshotCookie[],
  cookie: SnapshotCookie,
): ReconsentReason['kind'] | null => {
  if (before.length === 0) return reasonForNew(told, cookie);
  const sameCategory = before.filter(({ category_id }) => category_id === cookie.category_id);
  if (sameCategory.length === 0) return 'category';
  return sameCategory.every((old) => isOtherText(old.purpose, cookie.purpose)) ? 'purpose' : null;
};

/**
 * Compares the cookie lists of two versions. Learning the domain or the duration of a cookie is a change of the list, but no
 * reason to ask visitors again; neither is anything about cookies that are set without consent.
 */
export const cookieChanges = (before: Snapshot, after: Snapshot): CookieChanges => {
  const old = byIdentity(before.cookies);
  const now = byIdentity(after.cookies);
  const asks = consentCategories(after);
  const changes: CookieChanges = { added: [], removed: [], changed: [], reasons: [] };
  for (const [identity, group] of now) {
    const [first] = group as [SnapshotCookie, ...SnapshotCookie[]];
    const earlier = old.get(identity) ?? [];
    if (isSameGroup(earlier, group)) continue;
    changes[earlier.length === 0 ? 'added' : 'changed'].push(labelOf(first));
    const kinds = group
      .filter(({ category_id }) => asks.has(category_id))
      .flatMap((cookie) => reasonFor(before.cookies, earlier, cookie) ?? []);
    changes.reasons.push(...[...new Set(kinds)].map((kind) => ({ kind, name: labelOf(first) })));
  }
  for (const [identity, group] of old) {
    const [first] = group as [SnapshotCookie, ...SnapshotCookie[]];
    if (!now.has(identity)) changes.removed.push(labelOf(first));
  }
  return changes;
};
