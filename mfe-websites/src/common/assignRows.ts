import type { Category } from '@yinyom/contracts/websites/category';
import type { OrganizationReassignItem, ReassignItem } from '@yinyom/contracts/websites/reassign';

/** A cookie that wants a decision, on one website. */
export type AssignItem = ReassignItem & { application: OrganizationReassignItem['application'] };

/** One line of the list: a cookie that is in the same state on one or more websites. */
export interface AssignRow extends Omit<AssignItem, 'application' | 'id'> {
  key: string;
  /** Whose category is decided: on each website one cookie. */
  cookies: { id: string; applicationId: string }[];
  domains: string[];
}

/** A category that cookies can be moved to, with the number key that does it. */
export interface Target {
  id: string;
  type: Category['type'];
  title: Category['title'];
  digit: string | null;
}

/** First what nobody decided, then what wants a second look. */
const RANK: Record<ReassignItem['reason'], number> = {
  unclassified: 0,
  category_disabled: 1,
  suggestion_differs: 2,
  stale: 3,
};

/** Puts together what is the same on several websites, so that it is decided once. */
export const assignRows = (items: readonly AssignItem[]): AssignRow[] => {
  const rows = new Map<string, AssignRow>();
  for (const { id, application, ...item } of items) {
    const { name, provider, type, category, suggested_category_id, confidence, reason } = item;
    const key = JSON.stringify([
      name,
      provider,
      type,
      category.id,
      suggested_category_id,
      confidence,
      reason,
    ]);
    const row = rows.get(key) ?? { ...item, key, cookies: [], domains: [] };
    row.cookies.push({ id, applicationId: application.id });
    row.domains.push(application.domain_name);
    rows.set(key, row);
  }
  return [...rows.values()].sort(
    (one, other) =>
      RANK[one.reason] - RANK[other.reason] ||
      other.confidence - one.confidence ||
      (one.name < other.name ? -1 : 1),
  );
};

/** The number keys of types 0 to 4 are their numbers; own categories get those that are left. */
export const targetsOf = (categories: readonly Category[]): Target[] => {
  let next = 5;
  return categories
    .filter(({ enabled, type }) => enabled || type === 0)
    .map(({ id, type, title }) => {
      const own = type === 5 ? next++ : type;
      return { id, type, title, digit: own <= 9 ? String(own) : null };
    });
};
