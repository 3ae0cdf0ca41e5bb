import { ROLES } from '@yinyom/contracts/constants';
import { DAILY_COLUMNS } from './dailyColumns';
import type { CounterStore } from '../figures/counter.store';
import type { Figures } from '../figures/figures.service';
import { periodOf } from '../figures/period';
import { seqRangeOf } from '../consents/seqRange';
import { toConsent } from '../consents/shapes';
import type { ConsentRow } from '../projection/ConsentRow';
import { bangkokTime } from './bangkokTime';
import type { ExportRow } from './exportFormat';
import type { ExportSource } from './exportSource';
import type { CurrentStore } from './current.store';

const CONSENT_COLUMNS = [
  'consent_id',
  'client_id',
  'consent_time',
  'consent_time_bangkok',
  'consent_type',
  'result',
  'status',
  'device',
  'referrer_url',
  'language',
  'template_version',
  'expires_at',
] as const;

const toRow = (row: ConsentRow): ExportRow => {
  const consent = toConsent(row, ROLES.member);
  return {
    line: consent,
    cells: [
      consent.id,
      consent.client_id,
      consent.consent_time,
      bangkokTime(row.consent_time),
      consent.consent_type,
      consent.result,
      consent.status,
      consent.device,
      consent.referrer_url,
      consent.language,
      consent.template_version,
      consent.expires_at,
    ],
  };
};

/** The current state of every visitor who decided last within a period, oldest first. */
export const consentSource = async (
  store: CurrentStore,
  counters: CounterStore,
  applicationId: string,
  period: { from?: string; to?: string },
): Promise<ExportSource> => {
  const range = (await seqRangeOf(counters, applicationId, period)) ?? {
    first: 1,
    last: await store.lastSeq(applicationId),
  };
  return {
    columns: CONSENT_COLUMNS,
    range,
    page: async (after, limit) => {
      const rows = await store.after(applicationId, Math.max(after, range.first - 1), range.last, limit);
      return { rows: rows.map(toRow), position: rows.at(-1)?.seq ?? range.last };
    },
    extra: async () => [],
  };
};

/** Decisions per day. */
export const dailySource = async (
  figures: Figures,
  applicationId: string,
  period: { from?: string; to?: string },
): Promise<ExportSource> => {
  const { entities } = await figures.daily(applicationId, periodOf(period), 'types');
  return {
    columns: DAILY_COLUMNS,
    range: { first: 1, last: entities.length },
    page: async (after, limit) => {
      const days = entities.slice(after, after + limit);
      return {
        rows: days.map((day) => ({ line: day, cells: DAILY_COLUMNS.map((column) => day[column]) })),
        position: after + days.length,
      };
    },
    extra: async () => [],
  };
};
