import type { Lang } from '@yinyom/contracts/constants';
import { messageText } from '@yinyom/contracts/messages/catalogue';
import type { LintFinding } from '@yinyom/contracts/websites/template';
import { languageName } from '@yinyom/contracts/websites/languageName';
import { equalProminence, fontFromOutside, readableColors } from './designRules';
import type { Finding, LintInput, LintRule } from './LintInput';
import { categoryPurposes, cookiePurposes, listedCookies, unclassifiedCookies } from './purposeRules';
import {
  controllerNamed,
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
  controllerNamed,
  noFormerDomain,
  withdrawalExplained,
  securePrivacyLink,
  fontFromOutside,
  reviewedTexts,
];

/** Checks a banner against the data protection law before it is published. Pure; errors first. */
export const lintTemplate = (input: LintInput): Finding[] =>
  RULES.flatMap((rule) => rule(input)).sort(
    (a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'),
  );

/** So many names stand in a message; of more the number is told. */
const MOST_NAMES = 8;

const listed = (names: readonly string[]): string => {
  const more = names.length - MOST_NAMES;
  return names.slice(0, MOST_NAMES).join(', ') + (more > 0 ? ` (+${more})` : '');
};

/** Findings in the words of a reader's language. */
export const explainFindings = (findings: readonly Finding[], reader: Lang): LintFinding[] =>
  findings.map(({ code, severity, field, language, names }) => ({
    code,
    severity,
    ...(field && { field }),
    message: messageText(code, reader, {
      ...(language && { language: languageName(language, reader) }),
      ...(names && { names: listed(names) }),
    }),
  }));
