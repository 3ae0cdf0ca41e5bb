import { DAY_MS, MINUTE_MS } from '@yinyom/contracts/durations';
import type { RiskInput } from '@yinyom/contracts/papers/incident';
import { officeClock } from '@yinyom/contracts/papers/incidentClock';
import { RISK_FACTORS } from '@yinyom/contracts/papers/incidentSteps';
import { invalidField } from '@yinyom/service-kit/AppError';
import type { IncidentRecord, IncidentWords } from './IncidentRecord';

/** Further back nothing is entered. */
const OLDEST_MS = 3_653 * DAY_MS;
/** Clocks of browsers differ from ours. */
const TOLERANCE_MS = MINUTE_MS;

/** A moment that has been. @throws AppError 422 moment_invalid */
export const pastMoment = (field: string, at: Date, now: Date): Date => {
  const isPast = at.getTime() <= now.getTime() + TOLERANCE_MS;
  if (!isPast || now.getTime() - at.getTime() > OLDEST_MS) throw invalidField(field, 'moment_invalid');
  return at;
};

/** @throws AppError 422 risk_reasons_needed, risk_below_factors */
export const checkRisk = ({
  risk_factors: factors,
  risk_level: level,
  risk_reasons: reasons,
}: RiskInput): void => {
  for (const name of RISK_FACTORS) {
    const factor = factors[name];
    if (factor?.risk_level && factor.risk_reasons === '')
      throw invalidField(`risk.risk_factors.${name}.risk_reasons`, 'risk_reasons_needed');
  }
  if (level !== null && reasons === '') throw invalidField('risk.risk_reasons', 'risk_reasons_needed');
  // "No risk" spares the notice, so it needs an answer to every factor.
  if (level === 'none' && !RISK_FACTORS.every((name) => factors[name]?.risk_level === 'none'))
    throw invalidField('risk.risk_level', 'risk_below_factors');
};

/**
 * Checks the times of an incident as it would be stored, against each other.
 * @throws AppError 422 moment_invalid, late_reason_needed
 */
export const checkTimes = (after: IncidentRecord, { late_reason }: IncidentWords, now: Date): void => {
  const { aware_at, occurred_from, occurred_to, office_sent_at, persons_sent_at, controller_sent_at } = after;
  pastMoment('aware_at', aware_at, now);
  if (occurred_from) pastMoment('occurred_from', occurred_from, now);
  if (occurred_to) pastMoment('occurred_to', occurred_to, now);
  // A breach is known once it has begun, and ends after its beginning.
  if (occurred_from && occurred_from > aware_at) throw invalidField('occurred_from', 'moment_invalid');
  if (occurred_from && occurred_to && occurred_to < occurred_from)
    throw invalidField('occurred_to', 'moment_invalid');
  const sent = {
    'office_notice.sent_at': office_sent_at,
    'persons_notice.sent_at': persons_sent_at,
    'processor_notice.sent_at': controller_sent_at,
  };
  for (const [field, at] of Object.entries(sent)) {
    if (!at) continue;
    pastMoment(field, at, now);
    if (at < aware_at) throw invalidField(field, 'moment_invalid');
  }
  if (office_sent_at && office_sent_at > officeClock(aware_at).due_at && late_reason === '')
    throw invalidField('office_notice.late_reason', 'late_reason_needed');
};
