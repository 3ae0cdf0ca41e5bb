import type { mongo } from 'mongoose';
import type { Service } from '@yinyom/service-kit/service';
import { databaseOf } from '../database/databaseOf';

/** What belongs to one website and says so itself. */
const OF_APPLICATION = [
  'consent_logs',
  'consents',
  'day_counters',
  'served_counters',
  'refused_decisions',
  'ledger_batches',
  'daily_roots',
];
/** What has the website in its own id. */
const BY_ID = ['projection_watermarks', 'ledger_beginnings'];

/**
 * Removes everything that this service keeps of websites: for the demo's sample websites alone, whose decisions nobody
 * made. Real evidence is never removed this way. May be repeated.
 */
export const removePast = async (
  { database }: Pick<Service, 'database'>,
  applicationIds: readonly string[],
): Promise<void> => {
  const db = databaseOf(database);
  for (const application_id of applicationIds) {
    // First what makes the sealer look: it has nothing to do there any more.
    for (const name of BY_ID) await db.collection<{ _id: string }>(name).deleteOne({ _id: application_id });
    for (const name of OF_APPLICATION) await db.collection(name).deleteMany({ application_id });
    const exports = await db.collection('exports').find({ application_id }).project({ _id: 1 }).toArray();
    const export_id = { $in: exports.map(({ _id }) => _id as mongo.ObjectId) };
    await db.collection('export_chunks').deleteMany({ export_id });
    await db.collection('exports').deleteMany({ application_id });
    const files = db.collection<{ _id: string }>('report_files');
    await files.deleteMany({ _id: { $gte: `${application_id}|`, $lt: `${application_id}}` } });
  }
};
