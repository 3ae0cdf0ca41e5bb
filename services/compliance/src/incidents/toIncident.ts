import type { Incident, IncidentSummary, ListedIncident } from '@yinyom/contracts/papers/incident';
import { officeClock } from '@yinyom/contracts/papers/incidentClock';
import { needsOf } from '@yinyom/contracts/papers/incidentSteps';
import { etagOf } from '@yinyom/service-kit/http/ifMatch';
import { isIntact } from './incidentEntries';
import { factsOf, noticeDue } from './incidentFacts';
import type { IncidentRecord, IncidentWords, OutlinedIncident } from './IncidentRecord';
import type { IncidentSeals } from './incidentSeals';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** An incident as registers have it: all but its timeline and what follows from that. */
export type RegisteredIncident = Omit<
  Incident,
  'containment' | 'entries' | 'entries_intact' | 'office_notice'
> & { office_notice: Omit<Incident['office_notice'], 'supplements'> };

const summaryOf = (record: OutlinedIncident, words: IncidentWords): IncidentSummary => {
  const { latest_at } = officeClock(record.aware_at);
  return {
    id: String(record._id),
    organization_id: record.organization_id,
    number: record.number,
    state: record.state,
    acting_as: record.acting_as,
    breach_kinds: record.breach_kinds,
    aware_at: record.aware_at.toISOString(),
    due_at: noticeDue(record).toISOString(),
    latest_at: latest_at.toISOString(),
    risk_level: record.risk_level,
    office_sent_at: iso(record.office_sent_at),
    missing_steps: needsOf(factsOf(record, words)),
    clock_runs: record.clock_runs,
    created_at: record.created_at.toISOString(),
    closed_at: iso(record.closed_at),
    etag: etagOf(record),
  };
};

const registeredOf = (record: OutlinedIncident, words: IncidentWords): RegisteredIncident => {
  const { due_at, latest_at } = officeClock(record.aware_at);
  const { acting_as, risk_level: level, office_sent_at: sent } = record;
  const isController = acting_as === 'controller';
  return {
    ...summaryOf(record, words),
    what_happened: words.what_happened,
    how_it_happened: words.how_it_happened,
    occurred_from: iso(record.occurred_from),
    occurred_to: iso(record.occurred_to),
    data_kinds: words.data_kinds,
    persons_estimate: record.persons_estimate,
    records_estimate: record.records_estimate,
    effects: words.effects,
    remedial_measures: words.remedial_measures,
    risk: {
      ...words.risk,
      risk_level: level,
      assessed_at: iso(record.assessed_at),
      assessed_by: record.assessed_by,
    },
    office_notice: {
      needed: isController && level !== 'none',
      sent_at: iso(sent),
      after_due: sent !== null && sent > due_at,
      after_latest: sent !== null && sent > latest_at,
      late_reason: words.late_reason,
      office_reference: words.office_reference,
    },
    persons_notice: {
      needed: isController && level === 'high',
      sent_at: iso(record.persons_sent_at),
      channel: record.persons_channel,
      notice_text: words.notice_text,
    },
    processor_notice: {
      needed: !isController,
      sent_at: iso(record.controller_sent_at),
      controller_name: words.controller_name,
      agreed_hours: record.agreed_hours ?? null,
      channel: record.controller_channel,
    },
    lessons: words.lessons,
  };
};

/** Shows incidents with what is sealed in them opened. */
export const createToIncident = (seals: IncidentSeals) => {
  const entriesOf = (record: IncidentRecord): Incident['entries'] =>
    record.entries.map(({ _id, salt: _salt, text, at, recorded_at, before, after, ...entry }) => ({
      ...entry,
      id: String(_id),
      at: at.toISOString(),
      recorded_at: recorded_at.toISOString(),
      text: seals.open(record, text),
      ...(before && { before: before.toISOString() }),
      ...(after && { after: after.toISOString() }),
    }));

  return {
    toSummary: (record: OutlinedIncident): IncidentSummary => summaryOf(record, seals.openWords(record)),

    toListed: (record: OutlinedIncident): ListedIncident => {
      const words = seals.openWords(record);
      return { ...summaryOf(record, words), what_happened: words.what_happened };
    },

    toRegistered: (record: OutlinedIncident): RegisteredIncident =>
      registeredOf(record, seals.openWords(record)),

    toWhole: (record: IncidentRecord): Incident => {
      const entries = entriesOf(record);
      const saved = (wanted: Incident['entries'][number]['kind']) =>
        entries.filter(({ kind }) => kind === wanted).map(({ at, by, text }) => ({ at, by, text }));
      const { office_notice, ...registered } = registeredOf(record, seals.openWords(record));
      return {
        ...registered,
        containment: saved('containment'),
        office_notice: { ...office_notice, supplements: saved('supplement') },
        entries,
        entries_intact: isIntact(seals, record),
      };
    },
  };
};
export type ToIncident = ReturnType<typeof createToIncident>;
