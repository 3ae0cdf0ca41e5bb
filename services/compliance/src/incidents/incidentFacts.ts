import { controllerDue, officeClock } from '@yinyom/contracts/papers/incidentClock';
import { needsOf, type IncidentFacts } from '@yinyom/contracts/papers/incidentSteps';
import type { IncidentRecord, IncidentWords, OutlinedIncident } from './IncidentRecord';

/** After every due date of this century: what has no running clock comes after what has one. */
const AFTER_ALL_MS = Date.UTC(2200, 0);

/** What decides the steps of an incident, as it is stored. Pure. */
export const factsOf = (
  record: OutlinedIncident,
  { lessons }: Pick<IncidentWords, 'lessons'>,
): IncidentFacts => ({
  acting_as: record.acting_as,
  level: record.risk_level,
  contained: record.entries.some(({ kind }) => kind === 'containment'),
  office_sent: record.office_sent_at !== null,
  persons_sent: record.persons_sent_at !== null,
  controller_sent: record.controller_sent_at !== null,
  has_lessons: lessons !== '',
});

/** When the notice is due: a controller's to the Office, a processor's to its controller. Pure. */
export const noticeDue = ({
  acting_as,
  aware_at,
  agreed_hours = null,
}: Pick<IncidentRecord, 'acting_as' | 'aware_at' | 'agreed_hours'>): Date =>
  acting_as === 'processor' ? controllerDue(aware_at, agreed_hours) : officeClock(aware_at).due_at;

/** Whether the clock runs, and the place in lists that follows from it. Pure. */
export const clockOf = (
  record: IncidentRecord,
  facts: IncidentFacts,
): Pick<IncidentRecord, 'clock_runs' | 'rank'> => {
  const needs = needsOf(facts);
  const clock_runs =
    record.state !== 'closed' && (needs.includes('office_notice') || needs.includes('controller_notice'));
  const due_at = noticeDue(record);
  return {
    clock_runs,
    rank: clock_runs ? due_at.getTime() : AFTER_ALL_MS + AFTER_ALL_MS - record.aware_at.getTime(),
  };
};
