import { groupCookie } from '@yinyom/contracts/groups/sections';
import type { GroupCookie } from '@yinyom/contracts/groups/sections';

/** What makes a cookie of a group the same on all websites. */
export const cookieKey = ({ type, owner, name }: Pick<GroupCookie, 'type' | 'owner' | 'name'>): string =>
  `${type} ${owner} ${name}`;

/** The fields of the form that decides about a cookie. */
export interface GroupCookieValues {
  type: GroupCookie['type'];
  owner: string;
  name: string;
  category_id: string;
  purpose_th: string;
  purpose_en: string;
}

export const cookieValues = (cookie: GroupCookie | null): GroupCookieValues => ({
  type: cookie?.type ?? 1,
  owner: cookie?.owner ?? '',
  name: cookie?.name ?? '',
  category_id: cookie?.category_id ?? '',
  purpose_th: cookie?.purpose?.th ?? '',
  purpose_en: cookie?.purpose?.en ?? '',
});

/** The decision that the form makes; a purpose of which nothing is said stays each website's. Other languages stay. Pure. */
export const cookieOf = (values: GroupCookieValues, before: GroupCookie | null): GroupCookie => {
  const { type, owner, name, category_id, purpose_th, purpose_en } = values;
  const hasPurpose = purpose_th !== '' || purpose_en !== '';
  return {
    type,
    owner: owner.trim().toLowerCase(),
    name: name.trim(),
    category_id,
    ...(hasPurpose && { purpose: { ...before?.purpose, th: purpose_th, en: purpose_en } }),
  };
};

const FIELDS: Record<string, keyof GroupCookieValues> = {
  'purpose.th': 'purpose_th',
  'purpose.en': 'purpose_en',
};
export const cookieField = (path: string): string => FIELDS[path] ?? path;

/** What is wrong with a decision, as codes by field. Pure. */
export const cookieProblems = (
  cookie: GroupCookie,
  others: readonly GroupCookie[],
): Record<string, string> => {
  const issues = groupCookie.safeParse(cookie).error?.issues ?? [];
  const found = Object.fromEntries(
    [...issues].reverse().map(({ path, message }) => [cookieField(path.join('.')), message]),
  );
  if (cookie.category_id === '') found['category_id'] = 'required';
  if (others.some((other) => cookieKey(other) === cookieKey(cookie))) found['name'] = 'duplicate_cookie';
  return found;
};
