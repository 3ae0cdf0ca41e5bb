// `npm run restore -- --from FILE --data DIR`: puts a backup into a place where nothing is. See docs/operate/back-up.md.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { command } from './command.mjs';
import { GIVEN_KEYS } from './installation.mjs';
import { fileOf } from './keptBackups.cjs';
import { inWords } from './takeBackup.mjs';
import { putBack, tryBackup } from './putBack.mjs';

const USAGE = `BACKUP_KEY=… npm run restore -- --from FILE --data DIR
  --from FILE  or a folder, whose newest backup is meant
  --data DIR   new or empty folder, which becomes DATA_DIR
  --uri URI    MongoDB whose databases are empty; with --data for keys and releases
  --erasures LIST
               erases again what visitors had erased since (ERASURES_FILE of before); may be said several times
  --check      puts it into a temporary place only, verifies it there and takes it away again`;

const OPTIONS = {
  from: { type: 'string' },
  data: { type: 'string' },
  uri: { type: 'string' },
  erasures: { type: 'string', multiple: true },
  check: { type: 'boolean' },
};

await command(USAGE, OPTIONS, async ({ from: given, data, uri, erasures, check }, refuse) => {
  if (!given || (check ? data || uri || erasures : !data && !uri)) refuse();
  const { about, contents, verified, erasedAgain } = check
    ? await tryBackup({ from: given })
    : await putBack({ from: fileOf(given), dataDir: data, uri, erasures });
  console.log(
    `${check ? 'Restored for a try' : 'Restored'}: version ${about.product}, as of ${about.taken_at}`,
  );
  console.log(inWords(contents));
  console.log(`Counts are equal, ${verified} entries of the ledgers verify.`);
  if (check) return;
  if (erasures)
    console.log(
      `Erased again: the identifiers of ${erasedAgain.erased} records; ${erasedAgain.unknown} are newer than the backup.`,
    );
  else
    console.log(
      'What visitors had erased since is back. With the list of erasures of before, say --erasures LIST.',
    );
  if (!data) console.log('Keys and releases were left out: say --data DIR to get them, too.');
  else if (existsSync(path.join(data, GIVEN_KEYS)))
    console.log(
      `Keys that were settings stand in ${path.join(data, GIVEN_KEYS)}: give them to the product as before.`,
    );
});
