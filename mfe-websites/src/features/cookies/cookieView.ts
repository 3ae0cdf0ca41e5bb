import type { CookieSource } from '@yinyom/contracts/constants';
import type { QueryInputOf } from '@yinyom/contracts/endpoint';
import type { listCookies } from '@yinyom/contracts/websites/cookie';

export const STATES = ['all', 'unclassified', 'stale'] as const;

/** How a website's cookies are narrowed; an empty text narrows nothing. */
export interface CookieView {
  categoryId: string;
  q: string;
  source: CookieSource | '';
  type: '1' | '2' | '';
  state: (typeof STATES)[number];
}

export const EVERYTHING: CookieView = { categoryId: '', q: '', source: '', type: '', state: 'all' };

/** Whether anything but the category narrows the list. */
export const isNarrowed = ({ q, source, type, state }: CookieView): boolean =>
  q !== '' || source !== '' || type !== '' || state !== 'all';

/** The list call of a view: by category, names from A, many at once. */
export const cookieQuery = (
  applicationId: string,
  { categoryId, q, source, type, state }: CookieView,
): QueryInputOf<typeof listCookies> => ({
  application_id: applicationId,
  ...(categoryId && { category_id: categoryId }),
  ...(q && { q }),
  ...(source && { source }),
  ...(type && { type }),
  ...(state !== 'all' && { state }),
  sort: categoryId ? 'name' : 'category',
  order: 'asc',
  limit: '50',
});
