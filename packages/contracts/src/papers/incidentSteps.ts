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

/** All steps of an incident of this kind and level, done or not. Pure. */
export const stepsOf = ({ acting_as, level }: Pick<IncidentFacts, 'acting_as' | 'level'>): IncidentNeed[] => {
  const isController = acting_as === 'controller';
  const applies: Record<IncidentNeed, boolean> = {
    containment: true,
    assessment: true,
    controller_notice: !isController,
    office_notice: isController && level !== 'none',
    persons_notice: isController && level === 'high',
    lessons: true,
  };
  return INCIDENT_NEEDS.filter((need) => applies[need]);
};

/**
 * What is still missing, in order. A controller notifies the Office unless there is no risk, and the persons where the risk is high; a
 * processor notifies its controller. Until the risk is assessed, the notice to the Office counts as needed. Pure.
 */
export const needsOf = (facts: IncidentFacts): IncidentNeed[] => {
  const done: Record<IncidentNeed, boolean> = {
    containment: facts.contained,
    assessment: facts.level !== null,
    controller_notice: facts.controller_sent,
    office_notice: facts.office_sent,
    persons_notice: facts.persons_sent,
    lessons: facts.has_lessons,
  };
  return stepsOf(facts).filter((need) => !done[need]);
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
