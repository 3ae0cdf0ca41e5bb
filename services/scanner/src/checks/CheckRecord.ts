import type { CheckResult, CheckStatus } from '@yinyom/contracts/scanner/publicCheck';

/** A check of a website that anybody asked for, as it is stored for a day. Who asked is not part of it. */
export interface CheckRecord {
  /** 128 random bits: who has the id may read the result. */
  _id: string;
  address: string;
  /** What is the same address, however it was typed. */
  address_key: string;
  /** Registrable domain that is visited. */
  target: string;
  /** The address's key while the check is alive, then its own id; unique, so an address has one check at a time. */
  active_key: string;
  /** One of the few places at work while it is at work, else its own id; unique. */
  place_key: string;
  status: CheckStatus;
  pages_done: number;
  pages_total: number | null;
  items_found: number;
  /** Who works on it: a new id for every try. */
  run: { id: string; heard_at: Date } | null;
  tries: number;
  result: CheckResult | null;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
  /** When it is removed by itself; nobody reads it any more from then on, removed or not. */
  expires_at: Date;
}

/** How a check ended. */
export type CheckEnding = Pick<CheckRecord, 'status' | 'result'>;
