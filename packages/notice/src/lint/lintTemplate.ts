import { equalProminence, fontFromOutside, readableColors } from './designRules';
import type { Finding, LintInput, LintRule } from './LintInput';
import {
  categoryPurposes,
  cookiePurposes,
  listedCookies,
  statisticsWithoutAds,
  unclassifiedCookies,
} from './purposeRules';
import { readOnPhones } from './readingRules';
import {
  controllerNamed,
  noEmptyVariable,
  noFormerDomain,
  noImpliedConsent,
  reviewedTexts,
  securePrivacyLink,
  withdrawalExplained,
} from './textRules';

/** Pre-ticked boxes and missing ways to withdraw need no rule: no setting of the product makes them. */
const RULES: readonly LintRule[] = [
  equalProminence,
  readableColors,
  noImpliedConsent,
  categoryPurposes,
  cookiePurposes,
  unclassifiedCookies,
  listedCookies,
  statisticsWithoutAds,
  controllerNamed,
  noEmptyVariable,
  noFormerDomain,
  withdrawalExplained,
  readOnPhones,
  securePrivacyLink,
  fontFromOutside,
  reviewedTexts,
];

/** Checks a banner against the data protection law before it is published. Pure; errors first. */
export const lintTemplate = (input: LintInput): Finding[] =>
  RULES.flatMap((rule) => rule(input)).sort(
    (a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'),
  );
