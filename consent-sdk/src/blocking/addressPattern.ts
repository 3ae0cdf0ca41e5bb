import type { SdkConfig } from '@yinyom/contracts/sdk/config';
import { safely } from '../platform/safely';
import { refusing } from './refusing';

/**
 * Whether a pattern means an address, given as `.host/path`. A pattern is a host, which stands for its sub-domains
 * too, with an optional start of the path: `example.com`, `example.com/embed`.
 */
export const placeMatches = (place: string, pattern: string): boolean => {
  const at = place.indexOf(`.${pattern}`);
  // The host part must end where the pattern's ends.
  return (
    at >= 0 && at < place.indexOf('/') && (pattern.includes('/') || place[at + pattern.length + 1] === '/')
  );
};

/** An address as `placeMatches` compares it; empty when it is none. */
export const placeOf = (address: string): string => {
  const url = safely(() => new URL(address, location.href));
  return url ? `.${url.host}${url.pathname}` : '';
};

/** The category without consent that an address belongs to. */
export const refusedCategory = (
  block: SdkConfig['block'],
  address: string,
  may: (categoryId: string) => boolean,
): string | undefined => {
  const place = placeOf(address);
  return refusing(block, may, (pattern) => placeMatches(place, pattern));
};
