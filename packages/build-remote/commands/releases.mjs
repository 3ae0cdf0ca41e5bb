// yinyom-remote releases [rollback | canary | promote | take-back] --to https://console.example --key-file team.key
import path from 'node:path';
import { parseArgs } from 'node:util';
import { AUDIENCE, COMMON, platformOf } from '../release/commandLine.mjs';
import { runReleases } from '../release/runReleases.mjs';

try {
  const options = { ...COMMON, ...AUDIENCE };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const platform = platformOf(values);
  if (platform === null) throw new Error('Of which platform? --to https://console.example --key-file FILE');
  await runReleases(platform, path.basename(process.cwd()), positionals, values);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
