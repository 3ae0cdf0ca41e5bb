import type { Lang } from '@yinyom/contracts/constants';
import type { consentsInternal } from '@yinyom/contracts/internal/consents';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { LIVE, type LiveDecision } from '@yinyom/contracts/live/liveEvents';
import type { Stores } from '../createStores';
import { toExportJob } from '../exports/export.store';
import { LEAST_ROLE } from '../exports/exports.service';
import { answersOf, dailyRows } from '../figures/tally';
import type { LogRecord } from '../record/LogRecord';

type Calls = Pick<InternalHandlers<typeof consentsInternal>, 'lookAtDay' | 'lookAtExports'>;

/** Files that were ordered longer ago than any takes to make are no news. */
const LATELY_MS = 60 * 60_000;

type Told = Pick<LogRecord, 'consent_time' | 'device' | 'language' | 'result'>;
const toDecision = ({ consent_time, device, language, result }: Told): LiveDecision => ({
  time: consent_time.toISOString(),
  device,
  language: language as Lang,
  result,
});

/**
 * What those who watch are told, many websites with one question. The counters are taken as they stand: they follow the
 * ledger within a fraction of a second, and looking at the figures themselves makes up for what a crash left uncounted.
 */
export const createLiveInternal = ({
  counters,
  served,
  ledger,
  exports,
}: Pick<Stores, 'counters' | 'served' | 'ledger' | 'exports'>): Calls => ({
  lookAtDay: async ({ day, sites }) => {
    const ids = sites.map(({ application_id }) => application_id);
    const [counted, shown] = await Promise.all([counters.ofDay(ids, day), served.ofDay(ids, day)]);
    return Promise.all(
      sites.map(async ({ application_id, seen_seq }) => {
        const counter = counted.get(application_id);
        const seq = counter?.last_seq ?? 0;
        const period = { from: day, to: day };
        const times = new Map([[day, shown.get(application_id) ?? 0]]);
        const [row] = dailyRows(counter ? [counter] : [], times, period, 'types');
        if (!row) throw new Error(`no row of ${day}`);
        const known = seen_seq ?? 0;
        const newest = seq > known ? await ledger.newestUpTo(application_id, known, seq, LIVE.decisions) : [];
        const answered = answersOf(counter ? [counter] : []);
        return { application_id, row, answered, seq, decisions: newest.map(toDecision).reverse() };
      }),
    );
  },

  lookAtExports: async ({ application_ids }) => {
    const jobs = await exports.since(application_ids, new Date(Date.now() - LATELY_MS));
    return jobs.map((job) => {
      const { id, application_id, created_by, type, status, progress } = toExportJob(job);
      return { id, application_id, created_by, type, status, progress, least: LEAST_ROLE[type] };
    });
  },
});
