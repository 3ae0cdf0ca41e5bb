import { DEFAULT_LANGUAGE, ROLES, type Lang } from '@yinyom/contracts/constants';
import { EVIDENCE_WORDS } from '@yinyom/texts/evidence/evidenceWords';
import type { EvidenceWords } from '@yinyom/texts/evidence/evidenceWords';
import { DAILY_COLUMNS, dailyTitles } from './dailyColumns';
import type { CounterStore } from '../figures/counter.store';
import type { Figures } from '../figures/figures.service';
import { periodOf } from '../figures/period';
import { seqRangeOf } from '../consents/seqRange';
import { toConsent } from '../consents/shapes';
import type { ConsentRow } from '../projection/ConsentRow';
import { consentCells, consentTitles } from './consentTable';
import type { ExportRow } from './exportFormat';
import type { ExportSource } from './exportSource';
import type { CurrentStore } from './current.store';

const toRow = (row: ConsentRow, words: EvidenceWords): ExportRow => {
  const consent = toConsent(row, ROLES.member);
  return { line: consent, cells: consentCells(consent, words) };
};

/** The current state of every visitor who decided last within a period, oldest first. */
export const consentSource = async (
  store: CurrentStore,
  counters: CounterStore,
  applicationId: string,
  { language = DEFAULT_LANGUAGE, ...period }: { from?: string; to?: string; language?: Lang },
): Promise<ExportSource> => {
  const words = EVIDENCE_WORDS[language];
  const range = (await seqRangeOf(counters, applicationId, period)) ?? {
    first: 1,
    last: await store.lastSeq(applicationId),
  };
  return {
    columns: consentTitles(words),
    range,
    page: async (after, limit) => {
      const rows = await store.after(applicationId, Math.max(after, range.first - 1), range.last, limit);
      return { rows: rows.map((row) => toRow(row, words)), position: rows.at(-1)?.seq ?? range.last };
    },
    extra: async () => [],
  };
};

/** Decisions per day. */
export const dailySource = async (
  figures: Figures,
  applicationId: string,
  { language = DEFAULT_LANGUAGE, ...period }: { from?: string; to?: string; language?: Lang },
): Promise<ExportSource> => {
  const { entities } = await figures.daily(applicationId, periodOf(period), 'types');
  return {
    columns: dailyTitles(EVIDENCE_WORDS[language]),
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
