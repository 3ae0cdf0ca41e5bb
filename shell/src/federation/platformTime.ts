import { pageMadeAt } from './pageFacts';

/** When the platform's clock stood at the moment this page began, as far as is known. */
let began = Number.NEGATIVE_INFINITY;

/**
 * Takes over what an answer says about the platform's clock. An answer that was kept somewhere is older than what is
 * known, and says nothing.
 */
export const noteTime = (headers: Headers): void => {
  const at = Date.parse(headers.get('date') ?? '') - performance.now();
  if (at > began) began = at;
};

/**
 * The earliest that it can be now by the platform's clock, in milliseconds. The browser's own clock is not asked: it may
 * be wrong by years, and would lock its owner out.
 */
export const platformNow = (): number => Math.max(began, pageMadeAt() ?? began) + performance.now();
