import type { ComplianceCheck } from './checks';

interface Site {
  application_id: string;
  /** The latest scan with a result; null before the first. */
  scan_id: string | null;
  default_language: string;
}

/** What the platform sees to by itself. */
const PATIENCE = new Set<ComplianceCheck['reason']>([
  'link_not_looked',
  'link_look_old',
  'dpo_unknown',
  'scan_running',
]);

/**
 * Where in the console a check is mended: the screen and, after `field`, the name of the field. Without language prefix.
 * @returns null where nothing is to be done
 */
export const mendingPath = (
  { key, state, reason }: Pick<ComplianceCheck, 'key' | 'state' | 'reason'>,
  { application_id, scan_id, default_language }: Site,
): string | null => {
  if (state === 'ok' || PATIENCE.has(reason)) return null;
  const site = `/websites/${application_id}`;
  if (reason === 'disabled') return `${site}?section=settings`;
  switch (key) {
    case 'published':
      return `${site}?section=banner`;
    case 'verified':
      return `${site}?section=script`;
    case 'scanned':
      return `${site}?section=cookies`;
    case 'clean':
      return reason === 'violations' && scan_id ? `${site}/scans/${scan_id}` : `${site}?section=cookies`;
    case 'classified':
      return reason === 'unclassified' ? `${site}/re-assign` : `${site}?section=cookies`;
    case 'purposes':
      return reason === 'categories_silent' ? '/categorization' : `${site}?section=cookies`;
    case 'privacy_link':
      return reason === 'unpublished'
        ? `${site}?section=banner`
        : `${site}?section=texts&field=languages.${default_language}.privacy.url`;
    case 'dpo':
      return '/user/organization?field=dpo_name';
  }
};

/** Which of the buttons' words fits a check; its own, unless another thing mends it. */
export const mendingWord = ({
  key,
  reason,
}: Pick<ComplianceCheck, 'key' | 'reason'>): ComplianceCheck['key'] | 'enable' => {
  if (reason === 'disabled') return 'enable';
  if (key === 'clean' && reason !== 'violations') return 'scanned';
  if (reason === 'unpublished') return 'published';
  return reason === 'no_list' ? 'scanned' : key;
};
