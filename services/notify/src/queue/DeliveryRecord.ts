import type { Delivery } from '@yinyom/contracts/notify/deliveries';

/** One try as it is kept. */
export interface KeptTry {
  at: Date;
  status: number | null;
  duration_ms: number;
  error: string | null;
  /** The first kilobyte. */
  answer: string;
}

/** A message to one webhook and what became of it (collection `deliveries`). */
export interface StoredDelivery {
  /** The `webhook-id`, made of the webhook and what happened: the same can only be stored once. */
  _id: string;
  webhook_id: string;
  organization_id: string;
  application_id: string | null;
  type: string;
  /** Exactly what is sent. A batch of decisions has none: it is read from the ledger for each try. */
  body?: string;
  /** Of a batch: which decisions it holds, after `after_seq` up to `last_seq`. */
  decisions?: { after_seq: number; with_client_id: boolean };
  status: Delivery['status'];
  /** Tries since it was sent, or sent again. */
  attempt: number;
  /** All of them. */
  tries: number;
  /** The latest. */
  log: KeptTry[];
  /** When it may be tried; while somebody tries it, when somebody else may. */
  next_at: Date | null;
  /** Of a batch: position of its last decision. */
  last_seq?: number;
  created_at: Date;
  expires_at: Date;
}
