import type { BodyOf } from '@yinyom/contracts/endpoint';
import type { updateIncident } from '@yinyom/contracts/papers/incidents';
import { officeClock } from '@yinyom/contracts/papers/incidentClock';
import { mayFollowIncident, missingFor, type IncidentState } from '@yinyom/contracts/papers/incidentSteps';
import { conflict, invalidField } from '@yinyom/service-kit/AppError';
import { checkRisk, checkTimes } from './checkIncident';
import type { Happened } from './incidentEntries';
import { factsOf } from './incidentFacts';
import type { IncidentActor, IncidentRecord, IncidentWords } from './IncidentRecord';

export type IncidentChange = BodyOf<typeof updateIncident>;

export interface Changed {
  record: IncidentRecord;
  words: IncidentWords;
  happened: Happened[];
}

const dateOf = (given: string | null): Date | null => (given === null ? null : new Date(given));
const isSame = (one: Date | null, other: Date | null): boolean => one?.getTime() === other?.getTime();
const filled = (texts: IncidentWords['notice_text']): IncidentWords['notice_text'] =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

const recordAfter = (
  record: IncidentRecord,
  change: IncidentChange,
  by: IncidentActor,
  at: Date,
): IncidentRecord => {
  const { risk, office_notice: office, persons_notice: persons, processor_notice: processor } = change;
  return {
    ...record,
    breach_kinds: change.breach_kinds ?? record.breach_kinds,
    acting_as: change.acting_as ?? record.acting_as,
    aware_at: change.aware_at === undefined ? record.aware_at : new Date(change.aware_at),
    ...(change.occurred_from !== undefined && { occurred_from: dateOf(change.occurred_from) }),
    ...(change.occurred_to !== undefined && { occurred_to: dateOf(change.occurred_to) }),
    ...(change.persons_estimate !== undefined && { persons_estimate: change.persons_estimate }),
    ...(change.records_estimate !== undefined && { records_estimate: change.records_estimate }),
    ...(risk && { risk_level: risk.risk_level, assessed_at: at, assessed_by: by }),
    ...(office && { office_sent_at: dateOf(office.sent_at) }),
    ...(persons && { persons_sent_at: dateOf(persons.sent_at), persons_channel: persons.channel }),
    ...(processor && {
      controller_sent_at: dateOf(processor.sent_at),
      controller_channel: processor.channel,
      agreed_hours: processor.agreed_hours,
    }),
  };
};

const wordsAfter = (words: IncidentWords, change: IncidentChange): IncidentWords => {
  const { risk, office_notice: office, persons_notice: persons, processor_notice: processor } = change;
  return {
    ...words,
    what_happened: change.what_happened ?? words.what_happened,
    how_it_happened: change.how_it_happened ?? words.how_it_happened,
    data_kinds: change.data_kinds ?? words.data_kinds,
    effects: change.effects ?? words.effects,
    remedial_measures: change.remedial_measures ?? words.remedial_measures,
    lessons: change.lessons ?? words.lessons,
    ...(risk && { risk: { risk_factors: risk.risk_factors, risk_reasons: risk.risk_reasons } }),
    ...(office && { office_reference: office.office_reference, late_reason: office.late_reason }),
    ...(persons && { notice_text: filled(persons.notice_text) }),
    ...(processor && { controller_name: processor.controller_name }),
  };
};

/** Fields whose change is an entry of its own. */
const TOLD_APART = ['aware_at', 'aware_reason', 'risk', 'state', 'reason'];

const officeEntry = ({ aware_at, office_sent_at: sent }: IncidentRecord): Happened['kind'] => {
  if (!sent) return 'office_notice_withdrawn';
  const { due_at, latest_at } = officeClock(aware_at);
  if (sent > latest_at) return 'office_notified_after_latest';
  return sent > due_at ? 'office_notified_late' : 'office_notified';
};

/**
 * An incident after a change, with what its timeline says of it. Pure.
 * @throws AppError 409 incident_closed, incident_step_missing; 422
 */
export const changedIncident = (
  { record, words }: Omit<Changed, 'happened'>,
  change: IncidentChange,
  by: IncidentActor,
  at: Date,
): Changed => {
  const { state: wanted = record.state, reason } = change;
  if (record.state === 'closed') {
    const others = Object.entries(change).filter(
      ([field, value]) => value !== undefined && field !== 'state' && field !== 'reason',
    );
    if (wanted !== 'open' || others.length > 0) throw conflict('incident_closed');
    if (reason === undefined) throw invalidField('reason', 'change_reason_needed');
    return {
      record: { ...record, state: 'open', closed_at: null },
      words,
      happened: [{ kind: 'reopened', at, by, text: reason, state: 'open' }],
    };
  }
  if (change.risk) checkRisk(change.risk);
  const after = recordAfter(record, change, by, at);
  const wordsNow = wordsAfter(words, change);
  checkTimes(after, wordsNow, at);
  const happened: Happened[] = [];
  const note = (kind: Happened['kind'], more: Partial<Happened> = {}) =>
    happened.push({ kind, at, by, ...more });

  const fields = Object.entries(change)
    .filter(([field, value]) => value !== undefined && !TOLD_APART.includes(field))
    .map(([field]) => field);
  if (fields.length > 0) note('changed', { text: fields.join(', ') });
  if (after.aware_at.getTime() !== record.aware_at.getTime()) {
    if (change.aware_reason === undefined) throw invalidField('aware_reason', 'change_reason_needed');
    note('aware_changed', { before: record.aware_at, after: after.aware_at, text: change.aware_reason });
  }
  if (change.risk) note('assessed', { risk_level: change.risk.risk_level, text: change.risk.risk_reasons });
  if (!isSame(after.office_sent_at, record.office_sent_at))
    note(officeEntry(after), {
      ...(after.office_sent_at && { at: after.office_sent_at }),
      text: [wordsNow.office_reference, wordsNow.late_reason].filter(Boolean).join('\n'),
    });
  if (after.persons_sent_at && !isSame(after.persons_sent_at, record.persons_sent_at))
    note('persons_notified', { at: after.persons_sent_at });
  if (after.controller_sent_at && !isSame(after.controller_sent_at, record.controller_sent_at))
    note('controller_notified', { at: after.controller_sent_at, text: wordsNow.controller_name });

  const state = stateAfter(after, wordsNow, wanted, record.state);
  if (state !== record.state) note('state_changed', { state });
  return {
    record: { ...after, state, closed_at: state === 'closed' ? at : null },
    words: wordsNow,
    happened,
  };
};

/**
 * The state that is asked for. Where nothing is asked for and the state no longer has what it needs, as after a new assessment, the
 * state that still fits.
 */
const stateAfter = (
  after: IncidentRecord,
  words: IncidentWords,
  wanted: IncidentState,
  before: IncidentState,
): IncidentState => {
  const facts = factsOf(after, words);
  const isAllowed = missingFor(wanted, facts).length === 0;
  if (wanted !== before) {
    if (!mayFollowIncident(before, wanted) || !isAllowed) throw conflict('incident_step_missing');
    return wanted;
  }
  if (isAllowed) return before;
  return facts.contained ? 'contained' : 'open';
};
