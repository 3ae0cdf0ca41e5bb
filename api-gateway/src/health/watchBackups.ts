import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { backupRecord, type BackupRecord } from '@yinyom/contracts/operations/backup';
import { backupSize, backupTime } from '@yinyom/service-kit/metrics/instruments';

/** Tells in the metrics what `npm run backup` noted of the newest backup; nothing where it never ran. */
export const watchBackups = (dataDir: string): void => {
  const file = path.join(path.resolve(dataDir), 'backups.json');
  const last = async (): Promise<BackupRecord['last_backup']> =>
    backupRecord.parse(JSON.parse(await readFile(file, 'utf8'))).last_backup;
  backupTime.ask(async () => {
    const made = await last();
    return made ? Date.parse(made.at) / 1_000 : null;
  });
  backupSize.ask(async () => (await last())?.bytes ?? null);
};
