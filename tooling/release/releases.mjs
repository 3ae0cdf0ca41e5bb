// `npm run releases -w mfe-users`: lists what was released; rollback, canary, promote, take-back (see runReleases).
import path from 'node:path';
import { parseArgs } from 'node:util';
import { AUDIENCE, COMMON, platformOf } from '@yinyom/build-remote/release/commandLine';
import { runReleases } from '@yinyom/build-remote/release/runReleases';
import { localPlatform } from './localPlatform.mjs';

let platform = null;
try {
  const { values, positionals } = parseArgs({
    options: { ...COMMON, ...AUDIENCE, ask: { type: 'string' }, by: { type: 'string' } },
    allowPositionals: true,
  });
  platform = platformOf(values) ?? (await localPlatform(values));
  await runReleases(platform, path.basename(process.cwd()), positionals, values);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await platform?.close();
}
