import type { Connection } from 'mongoose';
import type { ConsentItem } from '@yinyom/contracts/notify/eventTypes';
import type { ConsentsClient, WebsitesClient } from '../sources/readLedgers';
import { SITE } from './sources';

/** A ledger of one website in a database, for processes that share nothing else. */
export const storedLedger = (database: Connection) => {
  const { db } = database;
  if (!db) throw new Error('the database must be connected');
  const records = db.collection<ConsentItem>('decisions');
  const client: Pick<ConsentsClient, 'ledgerPositions' | 'readLedger'> = {
    ledgerPositions: async () => {
      const newest = await records.findOne({}, { sort: { seq: -1 } });
      return { [SITE]: newest?.seq ?? 0 };
    },
    readLedger: ({ after_seq, limit }) =>
      records
        .find({ seq: { $gt: after_seq } }, { sort: { seq: 1 }, limit, projection: { _id: 0 } })
        .toArray(),
  };
  const listApplicationIds: WebsitesClient['listApplicationIds'] = async () => [SITE];
  return { records, client, listApplicationIds };
};
