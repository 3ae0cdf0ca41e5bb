import { COMPLIANCE_WORDS } from '@yinyom/texts/compliance/complianceWords';
import { checkSentence } from '@yinyom/texts/sentences/siteSentence';
import type { Lang } from '@yinyom/contracts/constants';
import type { PortfolioRow } from '@yinyom/contracts/consents/portfolio';
import { csvLine } from '@yinyom/service-kit/csv';

const COLUMNS = [
  'id',
  'domain',
  'name',
  'health',
  'reason',
  'checks_to_see_to',
  'enabled',
  'version',
  'pending_changes',
  'scan',
  'scanned_at',
  'decided_30_days',
  'acceptance',
  'group',
  'deviations',
] as const;

export const portfolioHead = (): string => csvLine(COLUMNS);

/** One website in a line; its reason in a language. A share of too few visitors is empty. @param group names of its groups, from the top */
export const portfolioLine = (row: PortfolioRow, lang: Lang, group: string): string => {
  const { check, worst, attention } = row.health;
  return csvLine([
    row.application_id,
    row.domain_name,
    row.name,
    worst,
    check ? checkSentence(check, COMPLIANCE_WORDS[lang], lang) : '',
    attention,
    row.enabled,
    row.template_version,
    row.pending_changes,
    row.scan_status ?? '',
    row.scanned_at ?? '',
    row.decided,
    row.acceptance === null ? '' : Math.round(row.acceptance * 10_000) / 10_000,
    group,
    row.deviations ?? '',
  ]);
};
