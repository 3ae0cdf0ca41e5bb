import { keptEvent, type KeptEvent } from '@yinyom/service-kit/outbox/KeptEvent';
import type { AlertRecord } from './AlertRecord';

type About = Pick<
  AlertRecord,
  '_id' | 'organization_id' | 'application_id' | 'rule' | 'subject' | 'severity' | 'figures' | 'raised_at'
>;

const told = ({ _id, rule, subject, severity, raised_at }: About) => ({
  alert_id: String(_id),
  rule,
  subject,
  severity,
  raised_at: raised_at?.toISOString() ?? '',
});

/** What webhooks are told when an alert is raised: kept with the alert, so that neither is there without the other. */
export const raisedEvent = (alert: About, at: Date): KeptEvent =>
  keptEvent(
    'alert.raised',
    String(alert._id),
    { ...ownerOf(alert), at },
    { ...told(alert), figures: alert.figures },
  );

export const resolvedEvent = (alert: About, at: Date): KeptEvent =>
  keptEvent(
    'alert.resolved',
    String(alert._id),
    { ...ownerOf(alert), at },
    { ...told(alert), resolved_at: at.toISOString() },
  );

const ownerOf = ({ organization_id, application_id }: About) => ({ organization_id, application_id });
