// `npm run backup -- --to PLACE`: everything of this installation in one encrypted file. See docs/operate/back-up.md.
import { command } from './command.mjs';
import { fileFor, isFolder, removeOld } from './keptBackups.cjs';
import { inWords, takeBackup } from './takeBackup.mjs';
import { tryBackup } from './putBack.mjs';

const USAGE = `BACKUP_KEY=… npm run backup -- --to FILE
  --to        a file that is not there yet, or a folder that is, where it is named after the moment
  --check     restores it into a temporary place afterwards and verifies it there
  --keep      afterwards removes older backups of that folder, but the newest of 7 days, 4 weeks and 12 months
  --stopped   nobody writes meanwhile: for a MongoDB that is no replica set`;

const OPTIONS = {
  to: { type: 'string' },
  check: { type: 'boolean' },
  keep: { type: 'boolean' },
  stopped: { type: 'boolean' },
};

await command(USAGE, OPTIONS, async ({ to, check, keep, stopped }, refuse) => {
  if (!to || (keep && !isFolder(to))) refuse();
  const file = fileFor(to);
  const { about, contents, bytes } = await takeBackup({ to: file, stopped });
  console.log(`${file}: ${(bytes / 1e6).toFixed(1)} MB, as of ${about.taken_at}`);
  console.log(inWords(contents));
  if (check) {
    const { verified } = await tryBackup({ from: file });
    console.log(`Restored for a try: counts are equal, ${verified} entries of the ledgers verify.`);
  }
  if (!keep) return;
  // Only now: what does not restore takes no other's place.
  const removed = removeOld(to);
  console.log(removed.length > 0 ? `Removed: ${removed.join(', ')}` : 'No older backup was removed.');
});
