import type { Incident } from '@yinyom/contracts/papers/incident';
import { hoursUntil, NOTICE_FIRST_HOURS } from '@yinyom/contracts/papers/incidentClock';
import type { IncidentNeed } from '@yinyom/contracts/papers/incidentSteps';

/** Sections of the page that a step is done in. */
export type StepSection = 'facts' | 'containment' | 'risk' | 'office' | 'persons' | 'controller' | 'lessons';

const SECTION_OF: Record<IncidentNeed, StepSection> = {
  containment: 'containment',
  assessment: 'risk',
  controller_notice: 'controller',
  office_notice: 'office',
  persons_notice: 'persons',
  lessons: 'lessons',
};

/** Facts that a notice has and that may be missing, by the key of their words. */
const missingOf = (incident: Incident) =>
  ({
    kinds: incident.breach_kinds.length === 0,
    how: incident.how_it_happened === '',
    occurred_from: incident.occurred_from === null,
    occurred_to: incident.occurred_to === null,
    data_kinds: incident.data_kinds.length === 0,
    persons: incident.persons_estimate === null,
    records: incident.records_estimate === null,
    effects: incident.effects === '',
    measures: incident.remedial_measures === '',
  }) as const;
type FactName = keyof ReturnType<typeof missingOf>;

/** Facts that are not stated, in the order of the page. Pure. */
export const missingFacts = (incident: Incident): FactName[] => {
  const missing = missingOf(incident);
  return (Object.keys(missing) as FactName[]).filter((name) => missing[name]);
};

/**
 * How short the time of the notice to the Office is: `urgent` in its last day, `late` after 72 hours, `latest` after 15 days. Null: there is
 * time, or no clock of the Office runs. Pure.
 */
export const noticeUrgency = (incident: Incident, now: Date): 'urgent' | 'late' | 'latest' | null => {
  if (!incident.clock_runs || !incident.missing_steps.includes('office_notice')) return null;
  if (new Date(incident.latest_at) < now) return 'latest';
  const left = hoursUntil(new Date(incident.due_at), now);
  if (left < 0) return 'late';
  return left < NOTICE_FIRST_HOURS ? 'urgent' : null;
};

/** What comes next: the notice while its time is short, else the first step that is missing. Pure. */
export const nextStep = (incident: Incident, now: Date): IncidentNeed | undefined =>
  noticeUrgency(incident, now) === null ? incident.missing_steps[0] : 'office_notice';

/** The section of the next step; the facts where no step is left, and while a notice that is due lacks some. Pure. */
export const openSections = (incident: Incident, now: Date): StepSection[] => {
  const need = nextStep(incident, now);
  if (need === undefined || incident.state === 'closed') return ['facts'];
  const isNotice = need === 'office_notice' || need === 'controller_notice';
  return isNotice && missingFacts(incident).length > 0 ? ['facts', SECTION_OF[need]] : [SECTION_OF[need]];
};
