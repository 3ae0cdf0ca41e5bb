import type { RuleMeasurement } from '@yinyom/contracts/conformity/conformity';

const SECTIONS: Record<string, string> = {
  'check.published': '?section=banner',
  'check.verified': '?section=script',
  'check.scanned': '?section=cookies',
  'check.clean': '?section=cookies',
  'check.classified': '/re-assign',
  'check.purposes': '?section=cookies',
  'check.privacy_link': '?section=texts',
};

/** Where in the console a measurement that is not met is corrected, or the scan that does not know it is seen; null where nothing can be done. Without language prefix. */
export const fixPath = (
  { measurement, rule_state }: Pick<RuleMeasurement, 'measurement' | 'rule_state'>,
  { application_id, scan_id }: { application_id: string; scan_id: string | null },
): string | null => {
  if (measurement.startsWith('banner.') && rule_state !== 'met')
    return scan_id === null ? null : `/websites/${application_id}/scans/${scan_id}`;
  if (rule_state !== 'not_met') return null;
  const section = Object.hasOwn(SECTIONS, measurement) ? SECTIONS[measurement] : undefined;
  return section === undefined ? null : `/websites/${application_id}${section}`;
};
