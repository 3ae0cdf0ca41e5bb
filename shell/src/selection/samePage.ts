import { PLACES } from '@yinyom/contracts/places';
import { matchPath } from '@yinyom/mfe-kit/shell';

/**
 * The page of another website that corresponds to the open page of a website; undefined on pages that belong to no
 * single website. What only one website has (a scan, a filter of its cookies) is left behind.
 */
export const samePage = (pathname: string, search: string, id: string): string | undefined => {
  if (matchPath(`${PLACES.website}/re-assign`, pathname)) return `${PLACES.websites}/${id}/re-assign`;
  if (matchPath(`${PLACES.website}/scans/*`, pathname)) return `${PLACES.websites}/${id}?section=cookies`;
  if (!matchPath(PLACES.website, pathname)) return undefined;
  const section = new URLSearchParams(search).get('section');
  return `${PLACES.websites}/${id}${section ? `?section=${encodeURIComponent(section)}` : ''}`;
};
