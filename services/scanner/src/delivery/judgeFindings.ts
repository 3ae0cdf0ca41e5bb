import type { FindingVerdict, ScanFinding } from '@yinyom/contracts/scanner/finding';
import { FINDING_VERDICTS } from '@yinyom/contracts/scanner/finding';
import type { FoundFinding } from '../engine/findings/FoundFinding';
import { needsConsent } from './violations';

/**
 * What a finding weighs: something of a category that needs consent is a violation when it happened before the choice
 * or although everything was declined; what nobody can name the purpose of wants the owner's eye. Pure.
 */
export const verdictOf = ({
  weight,
  categoryType,
  beforeConsent,
  passes,
}: Pick<FoundFinding, 'weight' | 'categoryType' | 'beforeConsent' | 'passes'>): FindingVerdict => {
  if (weight !== 'by_consent') return weight;
  const withoutConsent = beforeConsent || passes.includes('decline');
  if (!withoutConsent) return 'notice';
  if (needsConsent(categoryType)) return 'violation';
  return categoryType === 0 ? 'warning' : 'notice';
};

/** Findings as the API shows them, violations first. Pure. */
export const judgeFindings = (found: readonly FoundFinding[]): ScanFinding[] =>
  found
    .map((finding): ScanFinding => ({
      kind: finding.kind,
      code: finding.code,
      verdict: verdictOf(finding),
      page: finding.page,
      pages: finding.pages,
      passes: finding.passes,
      host: finding.host,
      company: finding.company,
      script: finding.script,
      category_type: finding.categoryType,
      evidence: finding.evidence,
      rule: finding.rule,
    }))
    .sort((a, b) => FINDING_VERDICTS.indexOf(a.verdict) - FINDING_VERDICTS.indexOf(b.verdict));
