import type { Lang } from '@yinyom/contracts/constants';
import type { ConsentMethod } from '@yinyom/contracts/consents/consentFields';

/** What visitors of a Thai university do: shares of a plausible website, measured nowhere. */

export type Answer = 'accept' | 'decline' | 'choose';

/** Sunday first. */
export const WEEKDAYS: readonly number[] = [0.6, 1.2, 1.18, 1.12, 1.1, 1.0, 0.66];

/** Hours in Bangkok with their weight. */
export const HOURS: readonly (readonly [number, number])[] = [
  1, 0.5, 0.3, 0.2, 0.2, 0.5, 1.5, 3, 5, 6.5, 7, 6.5, 5.5, 6.5, 6.5, 6, 5.5, 4.5, 4, 5, 6, 6.5, 5, 2.5,
].map((weight, hour) => [hour, weight] as const);

export const LANGUAGE_SHARES: readonly (readonly [Lang, number])[] = [
  ['th', 0.8],
  ['en', 0.13],
  ['cn', 0.04],
  ['jp', 0.02],
  ['kh', 0.01],
];

export const METHODS: Record<Answer, readonly (readonly [ConsentMethod, number])[]> = {
  accept: [
    ['banner_accept', 0.88],
    ['modal_accept', 0.12],
  ],
  decline: [
    ['banner_decline', 0.9],
    ['modal_decline', 0.1],
  ],
  choose: [['modal_confirm', 1]],
};

const MOBILE =
  'Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const DESKTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
const TABLET =
  'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

export const BROWSERS: readonly (readonly [string, number])[] = [
  [MOBILE, 0.4],
  [IPHONE, 0.22],
  [DESKTOP, 0.27],
  [MAC, 0.06],
  [TABLET, 0.05],
];
