import type { SdkConfig } from '@yinyom/contracts/sdk/config';
import { baseUri, WebUrl } from '../platform/native';
import { safely } from '../platform/safely';
import { refusing } from './refusing';

/**
 * Whether a pattern means an address, given as `.host/path`. A pattern is a host, which stands for its sub-domains
 * and all its ports, with an optional start of the path: `example.com`, `example.com/embed`.
 */
export const placeMatches = (place: string, rule: string): boolean => {
  const pattern = `.${rule.replace(/:\d+/, '')}`;
  // The host part must end where the pattern's ends.
  const at = place.indexOf(pattern.includes('/') ? pattern : `${pattern}/`);
  return at >= 0 && at < place.indexOf('/');
};

/** An address as `placeMatches` compares it, as the browser would ask for it; empty when it is none. */
export const placeOf = (address: string): string => {
  const url = safely(() => new WebUrl(address, baseUri()));
  return url ? `.${url.hostname.replace(/\.$/, '')}${url.pathname}` : '';
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
