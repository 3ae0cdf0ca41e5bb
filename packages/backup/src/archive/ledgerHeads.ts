import type { ClientSession, Db } from 'mongodb';
import type { BackupContents } from '@yinyom/contracts/operations/backup';

/** The newest entry of each website's ledger: where the chain that holds all of it ends. */
export const ledgerHeads = async (db: Db, session?: ClientSession): Promise<BackupContents['ledgers']> => {
  const options = session ? { session } : {};
  const logs = db.collection<{ application_id: string; seq: number; hash: string }>('consent_logs');
  const heads: BackupContents['ledgers'] = {};
  let after = '';
  // One step in the index for each website, whatever its ledger holds.
  for (;;) {
    const next = await logs.findOne(
      { application_id: { $gt: after } },
      { ...options, sort: { application_id: 1, seq: 1 }, projection: { application_id: 1 } },
    );
    if (!next) return heads;
    after = next.application_id;
    const head = await logs.findOne({ application_id: after }, { ...options, sort: { seq: -1 } });
    if (head) heads[after] = { seq: head.seq, hash: head.hash };
  }
};
