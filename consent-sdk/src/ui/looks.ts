import type { SdkLook } from '@yinyom/contracts/sdk/sdkScript';
import bar from './bar.css';
import card from './card.css';
import edges from './edges.css';
import slide from './slide.css';

/** Style classes of the layouts 0 to 11 (specification §3): bar or card, then the edges it clings to. */
const LAYOUTS =
  'bar b,bar t,bar t slide,bar b slide,card,card,card t l,card t r,card l,card r,card b l,card b r'.split(
    ',',
  );
const RULES: Record<string, string> = { bar, card, slide };

/** How each layout looks, beyond what all have. A website has one layout, so its script carries one. */
export const LOOKS: SdkLook[] = LAYOUTS.map((name) => ({
  name,
  css:
    edges +
    name
      .split(' ')
      .map((word) => RULES[word] ?? '')
      .join(''),
}));
