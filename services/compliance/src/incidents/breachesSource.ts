import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { stepsOf } from '@yinyom/contracts/papers/incidentSteps';
import { readinessState, type PaperReadiness } from '@yinyom/contracts/papers/inspectionPapers';
import { notFound } from '@yinyom/service-kit/AppError';
import { BYTE_ORDER_MARK, csvLine } from '@yinyom/service-kit/csv';
import type { PaperSource } from '../binder/PaperSource';
import { mostUrgent } from '../readiness/mostUrgent';
import { breachRegisterDocument, MAX_LISTED } from './breachRegisterDocument';
import type { IncidentStore } from './incident.store';
import type { RegisteredIncident, ToIncident } from './toIncident';

interface Deps {
  incidents: Pick<IncidentStore, 'within' | 'countWithin' | 'list'>;
  show: ToIncident;
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

/** Incidents whose needs are counted. */
const MOST_UNCLOSED = 100;

/** The register of breaches as a paper of an inspection. It is about the whole organization, whatever websites are chosen. */
export const createBreachesSource = ({ incidents, show, identity, now }: Deps): PaperSource => ({
  paper: 'breaches',

  /** Whom the Office can ask, and what each incident that is not closed still needs. An empty register is a kept one. */
  readiness: async (organizationId): Promise<PaperReadiness> => {
    const contact = await identity.organizationContact({ organization_id: organizationId });
    const page = { skip: 0, limit: MOST_UNCLOSED };
    const unclosed = (await incidents.list(organizationId, 'unclosed', page)).map(show.toSummary);
    const hasContact = Boolean(contact?.dpo ?? contact?.contact_email);
    const missing: PaperReadiness['missing'] = [
      ...(hasContact ? [] : [{ field: 'contact', who: 'admin' as const, due_at: null }]),
      ...unclosed.flatMap(({ missing_steps: needs, due_at }) =>
        needs.map((field) => ({
          field,
          who: 'dpo' as const,
          due_at: field === 'office_notice' || field === 'controller_notice' ? due_at : null,
        })),
      ),
    ];
    // Whom the Office can ask, and the steps of each incident that is not closed.
    const steps = unclosed.flatMap(({ acting_as, risk_level: level }) => stepsOf({ acting_as, level }));
    const fields = 1 + steps.length;
    const filled = fields - missing.length;
    return {
      paper: 'breaches',
      state: readinessState(fields, filled),
      fields,
      filled,
      missing: mostUrgent(missing),
    };
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
    return [{ name: 'breaches.csv', content: lines() }];
  },
});
