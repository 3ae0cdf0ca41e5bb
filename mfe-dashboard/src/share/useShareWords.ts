import { FEWEST_FOR_PERCENT } from '@yinyom/contracts/compliance/lateVisitors';
import { shareDifference, shareInterval } from '@yinyom/contracts/evidence/shareInterval';
import { formatNumber, formatPercent, useLang, useTexts } from '@yinyom/mfe-kit';

/** A part of a whole, as counted. */
export interface Counted {
  part: number;
  whole: number;
}

/** Percentage points with one decimal, without a sign. */
const POINTS = { maximumFractionDigits: 1, minimumFractionDigits: 1 };

/**
 * Shares in words that claim no more than is known: with the interval that they lie in, and below a number of decisions no
 * percentage at all.
 */
export const useShareWords = () => {
  const t = useTexts('dashboard');
  const lang = useLang();
  const percent = (share: number) => formatPercent(share, lang);
  const enough = ({ whole }: Counted) => whole >= FEWEST_FOR_PERCENT;

  return {
    /** The share alone; null where it would say more than is known. */
    share: (counted: Counted): string | null => {
      const found = shareInterval(counted.part, counted.whole);
      return found && enough(counted) ? percent(found.share) : null;
    },

    /** The interval, or why there is none. */
    interval: (counted: Counted): string => {
      const found = shareInterval(counted.part, counted.whole);
      if (counted.part > counted.whole && counted.whole > 0) return t('share.moreThanWhole');
      if (!found || !enough(counted)) {
        const values = {
          number: formatNumber(counted.whole, lang),
          least: formatNumber(FEWEST_FOR_PERCENT, lang),
        };
        return t('share.tooFew', values);
      }
      return t('share.interval', { low: percent(found.low), high: percent(found.high) });
    },

    /** How a share compares with an earlier one of the same kind. */
    compared: (now: Counted, before: Counted, days: number): string => {
      const [found, earlier] = [shareInterval(now.part, now.whole), shareInterval(before.part, before.whole)];
      const values = { days: formatNumber(days, lang), least: formatNumber(FEWEST_FOR_PERCENT, lang) };
      if (!found || !earlier || !enough(now) || !enough(before)) return t('share.notCompared', values);
      const { difference, clear } = shareDifference(found, earlier);
      const told = {
        ...values,
        points: formatNumber(Math.abs(difference) * 100, lang, POINTS),
        share: percent(earlier.share),
      };
      if (!clear) return t('share.noDifference', told);
      return t(difference > 0 ? 'share.up' : 'share.down', told);
    },
  };
};
