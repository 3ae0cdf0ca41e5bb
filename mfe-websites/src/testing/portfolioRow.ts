import { healthOf } from '@yinyom/contracts/compliance/health';
import { judgeCompliance } from '@yinyom/contracts/compliance/judgeCompliance';
import type { ComplianceFacts } from '@yinyom/contracts/compliance/complianceFacts';
import { NOW, sampleFacts } from '@yinyom/contracts/compliance/testing/sampleFacts';
import type { PortfolioRow } from '@yinyom/contracts/consents/portfolio';

/** Id of the n-th website of a portfolio. */
export const portfolioId = (n: number): string => `6560000000000000000000a${n}`;

/** The n-th website of a portfolio. */
export const portfolioRow = (
  n: number,
  facts: Partial<ComplianceFacts> = {},
  more: Partial<PortfolioRow> = {},
): PortfolioRow => ({
  application_id: portfolioId(n),
  domain_name: `site${n}.co.th`,
  name: '',
  default_language: 'th',
  enabled: true,
  health: healthOf(
    judgeCompliance(sampleFacts(facts), { now: NOW, dpo: true }),
    more.pending_changes ?? false,
  ),
  pending_changes: false,
  template_version: 3,
  scan_status: 'succeeded',
  scan_id: null,
  scanned_at: '2026-11-05T09:00:00.000Z',
  decided: 100,
  acceptance: 0.57,
  decided_by_day: Array.from({ length: 30 }, (_, day) => day),
  ...more,
});
