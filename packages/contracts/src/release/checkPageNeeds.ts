import type { PageNeeds, UnmetNeed } from './needsShape';
import type { PageOffer } from './platform';
import { isInRange, rangeOf } from './versionRange';

const SINGLETONS = [
  { what: 'react', name: 'react' },
  { what: 'react_dom', name: 'react-dom' },
  { what: 'styled_components', name: 'styled-components' },
] as const;

export const KIT = '@yinyom/mfe-kit';

/**
 * Which needs of a remote a page does not meet. A page has one React, one styled-components and one kit, its own: they
 * may be newer than what the remote was built with, within what a version promises, but not older and not another major.
 */
export const checkPageNeeds = (needs: PageNeeds, offer: PageOffer): UnmetNeed[] => {
  const unmet: UnmetNeed[] = [];
  if (!isInRange(offer.kit, needs.kit))
    unmet.push({ what: 'kit', name: KIT, wants: needs.kit, has: offer.kit });
  else
    for (const name of needs.kit_exports ?? [])
      if (!offer.kit_exports.includes(name))
        unmet.push({ what: 'kit_export', name, wants: needs.kit, has: offer.kit });
  for (const { what, name } of SINGLETONS) {
    const wants = rangeOf(needs[what]);
    if (!isInRange(offer[what], wants)) unmet.push({ what, name, wants, has: offer[what] });
  }
  for (const name of needs.own_copies) unmet.push({ what: 'own_copy', name, wants: '', has: '' });
  return unmet;
};
