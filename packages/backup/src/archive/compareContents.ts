import type { Db } from 'mongodb';
import type { BackupContents, DataService } from '@yinyom/contracts/operations/backup';
import { BackupError } from '../BackupError';
import { ledgerHeads } from './ledgerHeads';

/** Stands in `migrations` while a restore is under way, and is not of the backup. */
const OURS = { _id: { $ne: 'restoring' as never } };

/**
 * Counts what was restored and compares the ends of all ledgers.
 * @throws BackupError naming the first difference
 */
export const compareContents = async (
  contents: BackupContents,
  dbOf: (service: DataService) => Db,
): Promise<void> => {
  for (const [place, count] of Object.entries(contents.collections)) {
    const [service = '', ...name] = place.split('.');
    const found = await dbOf(service as DataService)
      .collection(name.join('.'))
      .countDocuments(OURS);
    if (found !== count)
      throw new BackupError(`${place} has ${found} documents after the restore instead of ${count}.`);
  }
  const heads = await ledgerHeads(dbOf('consents'));
  for (const application of new Set([...Object.keys(heads), ...Object.keys(contents.ledgers)])) {
    const [found, wanted] = [heads[application], contents.ledgers[application]];
    if (found?.seq !== wanted?.seq || found?.hash !== wanted?.hash)
      throw new BackupError(
        `The ledger of ${application} ends at ${found?.seq ?? 'nothing'} after the restore instead of ${wanted?.seq ?? 'nothing'}.`,
      );
  }
};
