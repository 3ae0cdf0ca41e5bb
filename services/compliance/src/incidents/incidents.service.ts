import type { AnswerOf, BodyOf, QueryOf } from '@yinyom/contracts/endpoint';
import { MAX_INCIDENT_ENTRIES, MAX_INCIDENTS } from '@yinyom/contracts/papers/incident';
import type { addIncidentEntry, createIncident, listIncidents } from '@yinyom/contracts/papers/incidents';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { conflict, notFound, versionConflict } from '@yinyom/service-kit/AppError';
import { INCIDENT_NUMBERS, type NumberStore } from '../register/number.store';
import { changedIncident, type IncidentChange } from './changedIncident';
import { checkTimes, pastMoment } from './checkIncident';
import type { IncidentStore } from './incident.store';
import { chained, type Happened } from './incidentEntries';
import { clockOf, factsOf } from './incidentFacts';
import type { IncidentActor, IncidentRecord, IncidentWords } from './IncidentRecord';
import type { IncidentSeals } from './incidentSeals';
import type { ToIncident } from './toIncident';

interface Deps {
  incidents: IncidentStore;
  numbers: NumberStore;
  seals: IncidentSeals;
  show: ToIncident;
  now(): Date;
}

/** A change that was saved, with the entries that it added. */
export interface SavedIncident {
  record: IncidentRecord;
  added: IncidentRecord['entries'];
}

/** How often an entry is added again after another write came between. */
const TRIES = 5;

const UNWRITTEN: IncidentWords = {
  what_happened: '',
  how_it_happened: '',
  data_kinds: [],
  effects: '',
  remedial_measures: '',
  lessons: '',
  risk: { risk_factors: {}, risk_reasons: '' },
  late_reason: '',
  office_reference: '',
  notice_text: {},
  controller_name: '',
};

/** Enters breaches of personal data and changes what is known of them. */
export const createIncidentsService = ({ incidents, numbers, seals, show, now }: Deps) => {
  /** @throws AppError 404 */
  const find = async (organizationId: string, id: string): Promise<IncidentRecord> => {
    const found = await incidents.find(organizationId, id);
    if (!found) throw notFound();
    return found;
  };

  /** Writes everything that follows from a change, over the revision that it was made from. @throws AppError 412 */
  const save = async (
    before: IncidentRecord,
    after: IncidentRecord,
    words: IncidentWords,
    happened: readonly Happened[],
    at: Date,
  ): Promise<SavedIncident> => {
    const added = chained(seals, before, before.entries, happened, at);
    const record = { ...after, entries: [...before.entries, ...added] };
    const { _id, revision, ...set } = record;
    const saved = await incidents.replace(_id, revision, {
      ...set,
      ...clockOf(record, factsOf(record, words)),
      words: seals.sealWords(before, words),
    });
    if (!saved) throw versionConflict();
    return { record: saved, added };
  };

  return {
    find,

    list: async (
      organizationId: string,
      { state = 'all', page, limit }: QueryOf<typeof listIncidents>,
    ): Promise<AnswerOf<typeof listIncidents>> => {
      const skip = (page - 1) * limit;
      const [found, total] = await Promise.all([
        incidents.list(organizationId, state, { skip, limit }),
        incidents.count(organizationId, state),
      ]);
      return {
        entities: found.map(show.toListed),
        page,
        limit,
        total,
        has_more: skip + found.length < total,
        next_cursor: null,
      };
    },

    /** @throws AppError 409 paper_full, 422 moment_invalid */
    create: async (
      organization_id: string,
      by: IncidentActor,
      { what_happened, aware_at, breach_kinds, acting_as }: BodyOf<typeof createIncident>,
    ): Promise<SavedIncident> => {
      const at = now();
      const aware = pastMoment('aware_at', new Date(aware_at), at);
      if ((await incidents.count(organization_id, 'all')) >= MAX_INCIDENTS) throw conflict('paper_full');
      const _id = incidents.newId();
      const owner = { _id, organization_id };
      const words = { ...UNWRITTEN, what_happened };
      const entries = chained(seals, owner, [], [{ kind: 'entered', at, by, text: what_happened }], at);
      const record: IncidentRecord = {
        ...owner,
        number: await numbers.next(organization_id, bangkokDay(aware).slice(0, 4), INCIDENT_NUMBERS),
        state: 'open',
        acting_as,
        breach_kinds,
        aware_at: aware,
        occurred_from: null,
        occurred_to: null,
        persons_estimate: null,
        records_estimate: null,
        risk_level: null,
        assessed_at: null,
        assessed_by: null,
        office_sent_at: null,
        persons_sent_at: null,
        persons_channel: null,
        controller_sent_at: null,
        controller_channel: null,
        agreed_hours: null,
        words: seals.sealWords(owner, words),
        entries,
        clock_runs: true,
        rank: 0,
        created_at: at,
        closed_at: null,
        sealed_with: seals.current,
        revision: 1,
      };
      checkTimes(record, words, at);
      const placed = { ...record, ...clockOf(record, factsOf(record, words)) };
      return { record: await incidents.insert(placed), added: entries };
    },

    /** @param seen revision that the caller read @throws AppError 404, 409, 412, 422 */
    update: async (
      organizationId: string,
      id: string,
      by: IncidentActor,
      change: IncidentChange,
      seen: number,
    ): Promise<SavedIncident> => {
      const record = await find(organizationId, id);
      if (record.revision !== seen) throw versionConflict();
      if (record.entries.length >= 2 * MAX_INCIDENT_ENTRIES) throw conflict('incident_full');
      const at = now();
      const changed = changedIncident({ record, words: seals.openWords(record) }, change, by, at);
      return save(record, changed.record, changed.words, changed.happened, at);
    },

    /** @throws AppError 404; 409 incident_full, incident_closed, incident_step_missing; 422 moment_invalid */
    add: async (
      organizationId: string,
      id: string,
      by: IncidentActor,
      { kind, text, at: given }: BodyOf<typeof addIncidentEntry>,
    ): Promise<SavedIncident> => {
      const at = now();
      const when = given === undefined ? at : pastMoment('at', new Date(given), at);
      for (let tries = 1; ; tries += 1) {
        const record = await find(organizationId, id);
        if (record.entries.length >= MAX_INCIDENT_ENTRIES) throw conflict('incident_full');
        if (kind === 'containment' && record.state === 'closed') throw conflict('incident_closed');
        // A supplement completes a notice that was sent.
        if (kind === 'supplement' && !record.office_sent_at) throw conflict('incident_step_missing');
        try {
          return await save(record, record, seals.openWords(record), [{ kind, at: when, by, text }], at);
        } catch (error) {
          if (tries === TRIES) throw error;
        }
      }
    },
  };
};
export type IncidentsService = ReturnType<typeof createIncidentsService>;
