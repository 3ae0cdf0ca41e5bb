import type { SdkConfig } from '@yinyom/contracts/sdk/config';
import { first } from '../platform/first';
import { safely } from '../platform/safely';
import { some } from '../platform/some';

/**
 * The category without consent that an address belongs to. A pattern is a host, which stands for its sub-domains
 * too, with an optional start of the path: `example.com`, `example.com/embed`.
 */
export const refusedCategory = (
  block: SdkConfig['block'],
  address: string,
  may: (categoryId: string) => boolean,
): string | undefined => {
  const url = safely(() => new URL(address, location.href));
  if (!url) return undefined;
  const place = `.${url.host}${url.pathname}`;
  return first(
    Object.keys(block),
    (category) =>
      !may(category) &&
      some(block[category]!, (pattern) => {
        const at = place.indexOf(`.${pattern}`);
        const end = at + pattern.length + 1;
        // The host part must end where the pattern's ends.
        return at >= 0 && at < place.indexOf('/') && (pattern.includes('/') || place[end] === '/');
      }),
  );
};
