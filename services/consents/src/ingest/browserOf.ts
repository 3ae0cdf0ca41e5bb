import type { Device } from '@yinyom/contracts/constants';

const BOT =
  /bot\b|crawl|spider|slurp|mediapartners|facebookexternalhit|preview|curl\/|wget\/|python-|java\/|go-http/i;
const TABLET = /ipad|tablet|kindle|silk\/|playbook|android(?!.*mobile)/i;
const MOBILE = /mobi|iphone|ipod|android|windows phone/i;
const DESKTOP = /windows nt|macintosh|x11|cros|linux/i;

/** Kind of device from the User-Agent; the string itself is not kept. */
export const deviceOf = (userAgent: string | undefined): Device => {
  if (!userAgent) return 'other';
  const text = userAgent.slice(0, 512);
  if (BOT.test(text)) return 'bot';
  if (TABLET.test(text)) return 'tablet';
  if (MOBILE.test(text)) return 'mobile';
  return DESKTOP.test(text) ? 'desktop' : 'other';
};

/** Browsers by the mark that only they carry; those built on another one stand before it. */
const FAMILIES: [RegExp, string][] = [
  [/\bline\//i, 'LINE'],
  [/fban|fbav|instagram/i, 'Facebook'],
  [/edg(?:e|a|ios)?\//i, 'Edge'],
  [/opr\/|opera/i, 'Opera'],
  [/samsungbrowser\//i, 'Samsung Internet'],
  [/firefox\/|fxios\//i, 'Firefox'],
  [/chrome\/|crios\/|chromium\//i, 'Chrome'],
  [/safari\//i, 'Safari'],
];

/** Family of the browser without any version. */
export const browserFamilyOf = (userAgent: string | undefined): string => {
  const text = (userAgent ?? '').slice(0, 512);
  return FAMILIES.find(([mark]) => mark.test(text))?.[1] ?? 'Other';
};
