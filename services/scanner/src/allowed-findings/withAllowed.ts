import type { AllowedFinding } from '@yinyom/contracts/scanner/allowedFinding';
import type { ScanFinding } from '@yinyom/contracts/scanner/finding';

/** The findings, those that the owner answers for as notices with the reason, behind all others. Pure. */
export const withAllowed = (
  findings: readonly ScanFinding[],
  allowed: readonly Pick<AllowedFinding, 'code' | 'host' | 'reason'>[],
): ScanFinding[] => {
  const reasonOf = ({ code, host }: ScanFinding) =>
    allowed.find((one) => one.code === code && one.host === host)?.reason;
  const others = findings.filter((finding) => reasonOf(finding) === undefined);
  const answered = findings.flatMap((finding): ScanFinding[] => {
    const reason = reasonOf(finding);
    if (reason === undefined) return [];
    return [{ ...finding, verdict: 'notice', evidence: { ...finding.evidence, allowed_reason: reason } }];
  });
  return [...others, ...answered];
};
