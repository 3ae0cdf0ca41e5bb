import { PLACES } from '@yinyom/contracts/places';
/**
 * The page to open after login, from an untrusted `next` parameter. Only a path of this site is accepted
 * (`//evil`, `/\evil`, schemes and control characters are not); anything else gives the fallback.
 */
export const safeNextPath = (next: string | null | undefined, fallback: string = PLACES.websites): string => {
  if (!next || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return fallback;
  const url = new URL(next, 'http://site.invalid');
  // Undoing dots can bring a second slash to the front: `/..//evil` is `//evil`, the address of another site.
  const isHere = url.origin === 'http://site.invalid' && !url.pathname.startsWith('//');
  return isHere ? `${url.pathname}${url.search}${url.hash}` : fallback;
};
