import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { stepsOf } from '@yinyom/contracts/papers/incidentSteps';
import { notFound } from '@yinyom/service-kit/AppError';
import { BYTE_ORDER_MARK, csvLine } from '@yinyom/service-kit/csv';
import type { PaperOriginal, PaperSource } from '../binder/PaperSource';
import { readinessOf } from '../readiness/readinessOf';
import { breachRegisterDocument, MAX_LISTED } from './breachRegisterDocument';
import type { IncidentStore } from './incident.store';
import { isNotice, type KeptNotices } from './keptNotices';
import type { RegisteredIncident, ToIncident } from './toIncident';

interface Deps {
  incidents: Pick<IncidentStore, 'within' | 'countWithin' | 'list'>;
  show: ToIncident;
  kept: Pick<KeptNotices, 'originals'>;
  identity: Pick<InternalHandlers<typeof identityInternal>, 'organizationContact'>;
  now(): Date;
}

const COLUMNS = [
  'number',
  'state',
  'acting_as',
  'what_happened',
  'breach_kinds',
  'aware_at',
  'occurred_from',
  'occurred_to',
  'data_kinds',
  'persons_min',
  'persons_max',
  'level',
  'risk_reasons',
  'due_at',
  'office_sent_at',
  'office_late',
  'late_reason',
  'persons_sent_at',
  'controller_sent_at',
  'closed_at',
] as const;

const cellsOf = (incident: RegisteredIncident): unknown[] => [
  incident.number,
  incident.state,
  incident.acting_as,
  incident.what_happened,
  incident.breach_kinds.join(' '),
  incident.aware_at,
  incident.occurred_from,
  incident.occurred_to,
  incident.data_kinds.join('; '),
  incident.persons_estimate?.min,
  incident.persons_estimate?.max,
  incident.risk_level,
  incident.risk.risk_reasons,
  incident.due_at,
  incident.office_notice.sent_at,
  incident.office_notice.after_due,
  incident.office_notice.late_reason,
  incident.persons_notice.sent_at,
  incident.processor_notice.sent_at,
  incident.closed_at,
];

/** Files of notices in one binder, whose files are limited. */
const MOST_NOTICES = 300;

/** Incidents whose needs and facts are counted, of those that are closed and of those that are not. */
const MOST_COUNTED = 100;

/** What the register prints as not stated where people left it open. */
const factsOf = (incident: RegisteredIncident) => [
  { field: 'occurred', filled: incident.occurred_from !== null },
  { field: 'data_kinds', filled: incident.data_kinds.length > 0 },
  { field: 'persons', filled: incident.persons_estimate !== null },
];
/** The steps of an incident that is not closed, done or not. */
const stepFields = ({ acting_as, risk_level: level, missing_steps, due_at }: RegisteredIncident) =>
  stepsOf({ acting_as, level }).map((field) => ({
    field,
    filled: !missing_steps.includes(field),
    due_at: field === 'office_notice' || field === 'controller_notice' ? due_at : null,
  }));

/** The register of breaches as a paper of an inspection. It is about the whole organization, whatever websites are chosen. */
export const createBreachesSource = ({ incidents, show, kept, identity, now }: Deps): PaperSource => ({
  paper: 'breaches',

  /**
   * Whom the Office can ask, the facts of each incident, and the steps of each that is not closed. An empty register is a kept one.
   * Of a period: the incidents that became known in it.
   */
  readiness: async (organizationId, period) => {
    const contact = await identity.organizationContact({ organization_id: organizationId });
    const counted: RegisteredIncident[] = [];
    if (period)
      for await (const record of incidents.within(organizationId, period.from, period.until, MOST_COUNTED))
        counted.push(show.toRegistered(record));
    else
      for (const state of ['unclosed', 'closed'] as const)
        for (const record of await incidents.list(organizationId, state, { skip: 0, limit: MOST_COUNTED }))
          counted.push(show.toRegistered(record));
    const fields = counted.flatMap((incident) => [
      ...(incident.state === 'closed' ? [] : stepFields(incident)),
      ...factsOf(incident),
    ]);
    return readinessOf('breaches', [
      { field: 'contact', filled: Boolean(contact?.dpo ?? contact?.contact_email) },
      ...fields.map((one) => ({ ...one, who: 'dpo' as const })),
    ]);
  },

  document: async ({ organizationId, from, until }, lang) => {
    const contact = await identity.organizationContact({ organization_id: organizationId });
    if (!contact) throw notFound();
    const shown: RegisteredIncident[] = [];
    for await (const record of incidents.within(organizationId, from, until, MAX_LISTED))
      shown.push(show.toRegistered(record));
    return breachRegisterDocument(
      {
        organization: contact.name,
        from,
        to: new Date(until.getTime() - 1),
        made: now(),
        incidents: shown,
        total: await incidents.countWithin(organizationId, from, until),
      },
      lang,
    );
  },

  originals: async ({ organizationId, from, until }) => {
    const lines = async function* () {
      yield BYTE_ORDER_MARK + csvLine(COLUMNS);
      for await (const record of incidents.within(organizationId, from, until))
        yield csvLine(cellsOf(show.toRegistered(record)));
    };
    const notices: PaperOriginal[] = [];
    for await (const record of incidents.within(organizationId, from, until, MAX_LISTED))
      // A notice that was never sent was kept by no one: most incidents have none to look for.
      if (record.entries.some(({ kind }) => isNotice(kind)) && notices.length < MOST_NOTICES)
        notices.push(...(await kept.originals(organizationId, record)));
    return [{ name: 'breaches.csv', content: lines() }, ...notices.slice(0, MOST_NOTICES)];
  },
});
