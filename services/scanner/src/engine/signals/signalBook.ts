import type { Phase } from '../capture/itemLedger';
import type { TwiceTold } from './judgeSignals';
import { readSignal, type SentRequest } from './readSignal';
import type { SentSignal } from './VendorSignal';

/** What a scan's pages told vendors about consent, in the order in which it was sent. */
export interface SignalBook {
  /**
   * Begins a visit.
   * @param chosen category that alone was agreed to, where the visit is no pass of the scan
   * @returns takes every request of the visit
   */
  openVisit(page: () => string, phase: Phase, chosen?: 'statistics'): (request: SentRequest) => void;
  /** A page's own list names more than one default for the same visitors. */
  noteTwice(told: TwiceTold): void;
  readonly sent: readonly SentSignal[];
  readonly twiceTold: readonly TwiceTold[];
}

/** A page that reports without end must not fill the memory. */
const MOST = 5_000;
const MOST_PAGES = 500;

const momentOf = (
  { chosen, settled = false }: Phase,
  only: 'statistics' | undefined,
): SentSignal['moment'] => {
  if (!chosen) return 'before';
  if (!settled) return 'between';
  return only ?? 'after';
};

export const createSignalBook = (): SignalBook => {
  const sent: SentSignal[] = [];
  const twiceTold: TwiceTold[] = [];
  let visits = 0;
  return {
    openVisit: (page, phase, only) => {
      visits += 1;
      const visit = visits;
      const wholeVisitAfter = phase.settled === true;
      return (request) => {
        if (sent.length >= MOST) return;
        const signal = readSignal(request);
        if (!signal) return;
        const moment = momentOf(phase, only);
        const pass = only ? null : phase.pass;
        sent.push({ ...signal, page: page(), visit, pass, moment, wholeVisitAfter });
      };
    },
    noteTwice: (told) => {
      if (twiceTold.length < MOST_PAGES) twiceTold.push(told);
    },
    sent,
    twiceTold,
  };
};
