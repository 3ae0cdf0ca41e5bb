import type { Types } from 'mongoose';
import type { AlertFigures } from '@yinyom/contracts/notify/alerts';
import type { AlertRule, AlertSeverity, AlertState } from '@yinyom/contracts/notify/alertRules';
import type { Telling } from '@yinyom/service-kit/outbox/KeptEvent';

/** A mail that is to go out about an alert. */
export interface DueMail {
  how: 'now' | 'digest';
  at: Date;
  /** The letter that it is in; once one is named, the alert is in no other one. */
  letter: string | null;
}

/** Something that is not as it should be, or was (collection `alerts`). */
export interface AlertRecord extends Telling {
  _id: Types.ObjectId;
  organization_id: string;
  /** Null for what belongs to the organization as a whole. */
  application_id: string | null;
  /** Whoever is watched: the website, or the organization. */
  place: string;
  rule: AlertRule;
  subject: string;
  severity: AlertSeverity;
  /** `pending`: nobody has been told of it. */
  state: 'pending' | AlertState;
  /** Place, rule and subject while it is not over, unique; then its own id. */
  open_key: string;
  figures: AlertFigures;
  pending_since: Date;
  evidence: string | null;
  clear_count: number;
  raised_at: Date | null;
  last_true_at: Date;
  acknowledged_at: Date | null;
  acknowledged_by: string | null;
  snoozed_until: Date | null;
  resolved_at: Date | null;
  mail: DueMail | null;
  mailed_at: Date | null;
  updated_at: Date;
  /** Null while it is not over. */
  expires_at: Date | null;
}
