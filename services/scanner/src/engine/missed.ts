import type { ScannedPage } from './ScanOutcome';

/** Something that a scan did not manage, by its code, and how many pages it is about; null: the scan as a whole. */
export interface MissedPart {
  code: string;
  pages: number | null;
}

/**
 * From so many times the usual on, a scan may have missed what comes late. Its own windows, which share the processors, cause
 * less.
 */
export const STARVED = 3;

interface Seen {
  pages: readonly ScannedPage[];
  /** Codes of what kept the scan as a whole from its end. */
  reasons: readonly string[];
  /** Pages that did not show all they have. */
  unfinished: number;
  /** How many times longer work took than on an idle machine. */
  slowness: number;
}

const LEFT_OUT = ['robots', 'robots_unreadable', 'page_limit', 'template_limit'] as const;

/** Everything that a scan did not manage: not only the first reason why it is partial. Pure. */
export const missedOf = ({ pages, reasons, unfinished, slowness }: Seen): MissedPart[] => {
  const count = (isOne: (page: ScannedPage) => boolean) => pages.filter(isOne).length;
  const parts: MissedPart[] = [
    ...reasons.filter((code) => code !== 'pages_unfinished').map((code) => ({ code, pages: null })),
    ...(slowness >= STARVED ? [{ code: 'machine_busy', pages: null }] : []),
    { code: 'pages_unfinished', pages: unfinished },
    { code: 'pages_failed', pages: count(({ state }) => state === 'failed' || state === 'refused') },
    ...LEFT_OUT.map((code) => ({ code, pages: count((page) => page.code === code) })),
  ];
  return parts.filter(({ pages: some }) => some !== 0);
};
