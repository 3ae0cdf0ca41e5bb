import type { Frontier, SkippedPage } from '../frontier/frontier';
import type { VisitEnd } from './page/visitPage';
import { createBlockJudge } from './blocked';
import type { ScannedPage } from './ScanOutcome';

const ROBOTS = new Set<SkippedPage['code']>(['robots', 'robots_unreadable']);

type Ending = Pick<VisitEnd, 'state' | 'code' | 'requests'>;

/** How each page of a scan ended. */
export interface PageBook {
  /** First visit of a page. */
  note(url: string, end: Ending): void;
  /** A later visit, in another pass: a failure is told, but what the first visit found stands. */
  noteAgain(url: string, end: Ending): void;
  /** Pages that another pass visits again. */
  worthAgain(): string[];
  readonly loaded: number;
  /** Pages that did not show all they have. */
  readonly unfinished: number;
  /** The website keeps the scan out: what it did not show says nothing about what it sets. */
  readonly isBlocked: boolean;
  all(frontier?: Frontier): ScannedPage[];
}

export const createPageBook = (): PageBook => {
  const pages = new Map<string, ScannedPage>();
  const block = createBlockJudge();
  const isUnfinished = ({ state, code }: ScannedPage) =>
    state === 'timed_out' || code === 'crashed' || code === 'too_large' || code === 'failed_after_choice';
  return {
    note: (url, { state, code, requests }) => {
      pages.set(url, { url, state, code });
      block.note(url, { state, code, requests });
    },
    noteAgain: (url, end) => {
      const { state } = end;
      block.note(url, end);
      const page = pages.get(url);
      if (page?.state === 'loaded' && state !== 'loaded') page.code = 'failed_after_choice';
    },
    // What hung or crashed once is not tried again.
    worthAgain: () => [...pages.values()].filter(({ state }) => state === 'loaded').map(({ url }) => url),
    get loaded() {
      return [...pages.values()].filter(({ state }) => state === 'loaded').length;
    },
    get unfinished() {
      return [...pages.values()].filter(isUnfinished).length;
    },
    get isBlocked() {
      return block.isBlocked;
    },
    all: (frontier) => [
      ...pages.values(),
      ...(frontier?.skipped ?? [])
        .filter(({ url }) => !pages.has(url))
        .map(({ url, code }) => ({
          url,
          code,
          state: ROBOTS.has(code) ? ('robots' as const) : ('skipped' as const),
        })),
    ],
  };
};
