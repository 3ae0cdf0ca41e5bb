/** Kinds of a breach, by what was broken. */
export const INCIDENT_KINDS = ['confidentiality', 'integrity', 'availability'] as const;
export type IncidentKind = (typeof INCIDENT_KINDS)[number];
/** The factors by which a risk is assessed (notification of B.E. 2565). */
export const RISK_FACTORS = [
  'breach',
  'data',
  'persons',
  'severity',
  'breadth',
  'safeguards',
  'organization',
] as const;
export type RiskFactor = (typeof RISK_FACTORS)[number];
/** `none`: no risk to rights and freedoms. `high`: the persons are notified, too. */
export const RISK_LEVELS = ['none', 'risk', 'high'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];
export const INCIDENT_STATES = ['open', 'contained', 'notified', 'closed'] as const;
export type IncidentState = (typeof INCIDENT_STATES)[number];

/** What an incident still needs, in the order in which people do it. */
export const INCIDENT_NEEDS = [
  'containment',
  'assessment',
  'controller_notice',
  'office_notice',
  'persons_notice',
  'lessons',
] as const;
export type IncidentNeed = (typeof INCIDENT_NEEDS)[number];

const NEXT_STATES: Readonly<Record<IncidentState, readonly IncidentState[]>> = {
  open: ['contained', 'notified', 'closed'],
  contained: ['notified', 'closed'],
  notified: ['closed'],
  // What turns up later opens it again, with a reason.
  closed: ['open'],
};
export const mayFollowIncident = (from: IncidentState, to: IncidentState): boolean =>
  NEXT_STATES[from].includes(to);

/** What decides which steps an incident needs. */
export interface IncidentFacts {
  acting_as: 'controller' | 'processor';
  /** Null: it was not assessed. */
  level: RiskLevel | null;
  contained: boolean;
  office_sent: boolean;
  persons_sent: boolean;
  controller_sent: boolean;
  has_lessons: boolean;
}

/**
 * What is still missing, in order. A controller notifies the Office unless there is no risk, and the persons where the risk is high; a
 * processor notifies its controller. Until the risk is assessed, the notice to the Office counts as needed. Pure.
 */
export const needsOf = (facts: IncidentFacts): IncidentNeed[] => {
  const isController = facts.acting_as === 'controller';
  const missing: Record<IncidentNeed, boolean> = {
    containment: !facts.contained,
    assessment: facts.level === null,
    controller_notice: !isController && !facts.controller_sent,
    office_notice: isController && facts.level !== 'none' && !facts.office_sent,
    persons_notice: isController && facts.level === 'high' && !facts.persons_sent,
    lessons: !facts.has_lessons,
  };
  return INCIDENT_NEEDS.filter((need) => missing[need]);
};

/** What is missing for a state; empty: the incident may enter it. Pure. */
export const missingFor = (state: IncidentState, facts: IncidentFacts): IncidentNeed[] => {
  const needs = needsOf(facts);
  switch (state) {
    case 'open':
      return [];
    case 'contained':
      return needs.filter((need) => need === 'containment');
    case 'notified': {
      // Nothing was notified where no notice was needed: such an incident is closed without this state.
      const sent = facts.office_sent || facts.controller_sent;
      const own =
        facts.acting_as === 'controller' ? ('office_notice' as const) : ('controller_notice' as const);
      const missing = needs.filter((need) => need !== 'containment' && need !== 'lessons');
      return sent || missing.includes(own) ? missing : [...missing, own];
    }
    case 'closed':
      return needs;
  }
};
