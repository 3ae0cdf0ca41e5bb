import type { ComplianceCheck } from './checks';

interface Site {
  application_id: string;
  /** The latest scan with a result; null before the first. */
  scan_id: string | null;
  default_language: string;
}

/**
 * Where in the console a check is mended: the screen and, after `field`, the name of the field. Without language prefix.
 * @returns null where nothing is to be done
 */
export const mendingPath = (
  { key, state, reason, values }: Pick<ComplianceCheck, 'key' | 'state' | 'reason' | 'values'>,
  { application_id, scan_id, default_language }: Site,
): string | null => {
  if (state === 'ok') return null;
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
      return (values['cookies'] ?? 0) === 0 && (values['categories'] ?? 0) > 0
        ? '/categorization'
        : `${site}?section=cookies`;
    case 'privacy_link':
      return reason === 'unpublished'
        ? `${site}?section=banner`
        : `${site}?section=texts&field=languages.${default_language}.privacy.url`;
    case 'dpo':
      return reason === 'dpo_unknown' ? null : '/user/organization?field=dpo.name';
  }
};
