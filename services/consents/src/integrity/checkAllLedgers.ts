import type { Connection } from 'mongoose';
import { databaseOf } from '../database/databaseOf';
import type { ChainCheck } from './chainCheck';

/** What a check of one website's ledger found. */
export interface CheckedLedger {
  application_id: string;
  ok: boolean;
  /** Entries that were read and recomputed. */
  checked: number;
  first_bad_seq?: number;
}

/** Checks the ledger of every website that has one, one after the other. */
export const checkAllLedgers = async function* (
  database: Connection,
  chain: ChainCheck,
): AsyncGenerator<CheckedLedger, void> {
  const logs = databaseOf(database).collection<{ application_id: string }>('consent_logs');
  let after = '';
  for (;;) {
    const next = await logs.findOne(
      { application_id: { $gt: after } },
      { sort: { application_id: 1, seq: 1 }, projection: { application_id: 1 } },
    );
    if (!next) return;
    after = next.application_id;
    const { ok, checked, first_bad_seq } = await chain.check(after, {});
    yield { application_id: after, ok, checked, ...(first_bad_seq !== undefined && { first_bad_seq }) };
  }
};
