import type { Scan } from '@yinyom/contracts/scanner/scan';
import type { Figure } from './Figures';

/** What a scan found, as numbers to look at. */
export const scanFigures = (scan: Scan, t: (key: string) => string): Figure[] => [
  { key: 'pages', label: t('scan.pages'), value: scan.pages_done },
  { key: 'found', label: t('scan.found'), value: scan.cookies_found },
  { key: 'new', label: t('scan.new'), value: scan.new },
  { key: 'removed', label: t('scan.removed'), value: scan.removed },
  { key: 'changed', label: t('scan.changed'), value: scan.changed },
  { key: 'violations', label: t('scan.violations'), value: scan.violations, alarming: true },
];
