// `npm run backup -- --to FILE`: everything of this installation in one encrypted file. See docs/operate/back-up.md.
import { command } from './command.mjs';
import { inWords, takeBackup } from './takeBackup.mjs';
import { tryBackup } from './putBack.mjs';

const USAGE = `BACKUP_KEY=… npm run backup -- --to FILE
  --check     restores it into a temporary place afterwards and verifies it there
  --stopped   nobody writes meanwhile: for a MongoDB that is no replica set`;

const OPTIONS = { to: { type: 'string' }, check: { type: 'boolean' }, stopped: { type: 'boolean' } };

await command(USAGE, OPTIONS, async ({ to, check, stopped }, refuse) => {
  if (!to) refuse();
  const { about, contents, bytes } = await takeBackup({ to, stopped });
  console.log(`${to}: ${(bytes / 1e6).toFixed(1)} MB, as of ${about.taken_at}`);
  console.log(inWords(contents));
  if (!check) return;
  const { verified } = await tryBackup({ from: to });
  console.log(`Restored for a try: counts are equal, ${verified} entries of the ledgers verify.`);
});
