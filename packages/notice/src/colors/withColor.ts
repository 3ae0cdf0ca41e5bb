import type { Colors } from '@yinyom/contracts/websites/templateDesign';

/** The window's way out takes its colours from the banner's, until it is given others. */
const FOLLOWS: Partial<Record<keyof Colors, keyof Colors>> = {
  reject: 'decline',
  reject_text: 'decline_text',
};

/** Colours of which one is changed; decline goes along with reject for as long as both are the same. */
export const withColor = (colors: Colors, name: keyof Colors, color: string): Colors => {
  const follower = FOLLOWS[name];
  const goesAlong = follower && colors[follower] === colors[name];
  return { ...colors, [name]: color, ...(goesAlong && { [follower]: color }) };
};
