import type { Types } from 'mongoose';
import type { EventType } from '@yinyom/contracts/notify/eventTypes';
import type { Webhook } from '@yinyom/contracts/notify/webhooks';

/** A secret as it is kept: sealed with DATA_SECRET for its webhook. */
export interface KeptSecret {
  sealed: string;
  /** Null for the one that signs; an earlier one signs, too, until then. */
  until: Date | null;
}

/** One address that messages of an organization are sent to (collection `webhooks`). */
export interface WebhookRecord {
  _id: Types.ObjectId;
  organization_id: string;
  /** 0 to 19, unique in the organization: two that are added at once never make one too many. */
  place: number;
  name: string;
  url: string;
  events: EventType[];
  high_volume: boolean;
  include_client_id: boolean;
  signing: Webhook['signing'];
  public_key: string | null;
  /** The newest first. */
  secrets: KeptSecret[];
  state: Webhook['state'];
  /** What happened before is not sent: it was off, or not there. */
  since: Date;
  failing_since: Date | null;
  last_try: { at: Date; taken: boolean; status: number | null; error: string | null } | null;
  /** Answered that it was asked too much: it gets one message after the other. */
  slow: boolean;
  /** It asked for a pause until then. */
  not_before: Date | null;
  /** When its next message may be due; null while none waits. */
  due_at: Date | null;
  /** Grows with every message that is added: whoever found none left compares it. */
  marker: number;
  /** The process whose lane it is. */
  lease: { holder: string; until: Date } | null;
  /** Admins must be told that it was switched off; a process that tries moves it on. */
  notice_at: Date | null;
  /** The newest month whose report it was told of, or that was over when it was switched on. */
  report_month: string;
  created_by: string;
  created_at: Date;
  updated_at: Date;
  /** Counts changes that Admins save. */
  revision?: number;
}
