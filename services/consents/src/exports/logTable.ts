import { LANGUAGE_NAMES } from '@yinyom/contracts/constants';
import { choiceKind, type ChoiceKind } from '@yinyom/contracts/evidence/choiceKind';
import { TAKEN_OVER_NAMES, type ChoiceOrigin } from '@yinyom/contracts/consents/takenOver';
import type { CategoryNames } from '../category-names/categoryNames';
import type { LogRecord } from '../record/LogRecord';
import { bangkokTime } from '@yinyom/contracts/time/bangkokTime';
import type { EvidenceWords } from '@yinyom/texts/evidence/evidenceWords';

/** Columns of the table, by what they are called in the words of evidence. */
const LOG_FIELDS = [
  'seq',
  'id',
  'client',
  'time_utc',
  'time_thailand',
  'type',
  'result',
  'action',
  'method',
  'origin',
  'accepted',
  'declined',
  'needless',
  'blocked',
  'language',
  'device',
  'page',
  'referrer',
  'version',
  'notice',
  'expires',
  'gpc',
  'previous',
  'network',
  'browser',
  'hash',
] as const satisfies readonly (keyof EvidenceWords['field'])[];

/** Categories of one kind by name, for people; an offline check reads the lines, which have their ids. */
const namesOf = (record: LogRecord, kind: ChoiceKind, names: Pick<CategoryNames, 'of'>): string =>
  record.categories
    .filter((category) => choiceKind(category) === kind)
    .map(({ id }) => names.of(id) ?? id)
    .join(' | ');

const originText = ({ product, decided_at }: ChoiceOrigin, { origin }: EvidenceWords): string =>
  `${TAKEN_OVER_NAMES[product]} (${decided_at ?? origin.no_time})`;

/** Titles of the log as a table. */
export const logTitles = ({ field }: EvidenceWords): string[] => LOG_FIELDS.map((name) => field[name]);

/** One record as a table row: what the log stores as values, people read as words. */
export const logCells = (
  record: LogRecord,
  names: Pick<CategoryNames, 'of'>,
  words: EvidenceWords,
): unknown[] => [
  record.seq,
  record._id.toHexString(),
  record.identity?.client_id,
  record.consent_time.toISOString(),
  bangkokTime(record.consent_time),
  words.type[record.consent_type],
  words.type[record.result],
  words.action[record.action],
  words.method[record.method],
  record.origin && originText(record.origin, words),
  namesOf(record, 'accepted', names),
  namesOf(record, 'declined', names),
  namesOf(record, 'needless', names),
  namesOf(record, 'blocked', names),
  LANGUAGE_NAMES[record.language],
  words.device[record.device],
  record.page_url,
  record.referrer_url,
  record.template_version,
  record.notice_sha256,
  record.expires_at.toISOString(),
  record.gpc ? words.yes : words.no,
  record.previous_consent_id,
  record.network?.ip,
  record.network?.ua,
  record.hash,
];
