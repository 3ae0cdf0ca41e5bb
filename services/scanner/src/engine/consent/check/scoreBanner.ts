import type { FindingEvidence } from '@yinyom/contracts/scanner/evidence';
import type { BannerScore, FINDING_CODES, FindingVerdict } from '@yinyom/contracts/scanner/finding';
import type { FoundFinding } from '../../findings/FoundFinding';
import { isOtherLanguage, type BannerFacts } from './BannerFacts';

export type BannerCode = (typeof FINDING_CODES)['banner'][number];

/** An area of at least this share of the accept button's is a button of the same size. */
const LEAST_AREA = 0.8;
/** Least contrast of text (WCAG 2.2 AA, 1.4.3), and how much clearer accepting may be to read. */
const READABLE = 4.5;
const MOST_CLEARER = 1.5;

interface Check {
  verdict: FindingVerdict;
  /** Points that it costs of 100. */
  points: number;
  /** What is wrong, as evidence; false = nothing; null = it could not be checked. */
  judge(facts: BannerFacts): FindingEvidence | false | null;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/**
 * The checks, in the order in which reasons are told. What takes the choice away, or consent without one, weighs most
 * (PDPA s.19: freely given, and withdrawn as easily as given).
 */
const CHECKS: Record<BannerCode, Check> = {
  no_reject_on_first_layer: {
    verdict: 'violation',
    points: 25,
    judge: ({ firstLayer }) =>
      firstLayer && !firstLayer.decline && (firstLayer.accept || firstLayer.inform)
        ? { clicks_to_accept: 1, only_informs: !firstLayer.accept }
        : firstLayer && false,
  },
  consent_without_choice: {
    verdict: 'violation',
    points: 25,
    judge: ({ withoutChoice }) =>
      withoutChoice && (withoutChoice.length > 0 ? { names: withoutChoice.slice(0, 10) } : false),
  },
  preticked: {
    verdict: 'violation',
    points: 20,
    judge: ({ preticked }) => (preticked === null ? null : preticked > 0 && { switches: preticked }),
  },
  no_withdrawal: {
    verdict: 'violation',
    points: 20,
    judge: ({ withdrawal }) => (withdrawal === null ? null : withdrawal === 'none' && { clicks_allowed: 2 }),
  },
  asks_again: {
    verdict: 'violation',
    points: 20,
    judge: ({ asksAgain }) => asksAgain && { after: 'refusal' },
  },
  cookie_wall: {
    verdict: 'warning',
    points: 10,
    judge: ({ wall }) => wall && { covered: true },
  },
  keyboard_trap: {
    verdict: 'warning',
    points: 10,
    judge: ({ keyboard }) => keyboard && keyboard.trapped && { keys: ['Tab', 'Escape'] },
  },
  not_reachable_by_keyboard: {
    verdict: 'warning',
    points: 10,
    judge: ({ keyboard }) => keyboard && !keyboard.reached && { keys: ['Tab'] },
  },
  reject_smaller: {
    verdict: 'warning',
    points: 8,
    judge: ({ look }) => {
      if (!look) return null;
      const share = look.decline.area / look.accept.area;
      return share < LEAST_AREA && { area_percent: Math.round(share * 100), least_percent: LEAST_AREA * 100 };
    },
  },
  reject_fainter: {
    verdict: 'warning',
    points: 8,
    judge: ({ look }) => {
      if (!look || look.accept.contrast === null || look.decline.contrast === null) return null;
      const [accept, decline] = [look.accept.contrast, look.decline.contrast];
      const isFainter = decline < READABLE || accept / decline > MOST_CLEARER;
      return isFainter && { accept_contrast: tenth(accept), reject_contrast: tenth(decline) };
    },
  },
  other_language: {
    verdict: 'warning',
    points: 8,
    judge: ({ language }) =>
      language && isOtherLanguage(language) && { page: language.page, banner: language.banner },
  },
  policy_unreachable: {
    verdict: 'warning',
    points: 8,
    judge: ({ policy }) => policy && !policy.reached && { url: policy.url, answer: policy.code ?? '' },
  },
  overflow: {
    verdict: 'warning',
    points: 8,
    judge: ({ fits }) =>
      fits && !(fits.narrow && fits.zoomed) && { at_320_pixels: fits.narrow, at_200_percent: fits.zoomed },
  },
};
const CODES = Object.keys(CHECKS) as BannerCode[];

/** Score and findings of what was measured. Pure. */
export const scoreBanner = (
  facts: BannerFacts,
  page: string,
): { score: BannerScore; findings: FoundFinding[] } => {
  const judged = CODES.map((code) => ({ code, evidence: CHECKS[code].judge(facts) }));
  const reasons: BannerScore['reasons'] = [];
  const findings: FoundFinding[] = [];
  for (const { code, evidence } of judged) {
    if (!evidence) continue;
    reasons.push({ code, points: CHECKS[code].points });
    findings.push({
      kind: 'banner',
      code,
      page,
      pages: 1,
      passes: [],
      beforeConsent: false,
      host: null,
      company: null,
      script: null,
      categoryType: 0,
      rule: null,
      evidence,
      weight: CHECKS[code].verdict,
    });
  }
  const lost = reasons.reduce((sum, { points }) => sum + points, 0);
  return {
    score: {
      score: Math.max(0, 100 - lost),
      reasons,
      not_checked: judged.flatMap(({ code, evidence }) => (evidence === null ? [code] : [])),
    },
    findings,
  };
};
