import type { ScanItem } from '@yinyom/contracts/scanner/scan';

/** Address of a block rule that would hold the file which set something; null where nobody saw one. Pure. */
export const ruleOf = ({ kind, url }: ScanItem['set_by']): string | null => {
  if (kind === 'unknown' || url === null || !URL.canParse(url)) return null;
  const { protocol, host, pathname } = new URL(url);
  if (!/^https?:$/.test(protocol)) return null;
  return pathname === '/' ? host : `${host}${pathname}`;
};
