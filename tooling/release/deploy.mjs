// `npm run deploy -w mfe-users [-- --entry URL]`: publishes the built remote. Open consoles take it at their next navigation.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { keyFile, publicKeyText, releaseKey } from './releaseSignature.mjs';
import { deploy } from './releaseStore.mjs';
import { releasesDir } from './releasesDir.mjs';

const { values } = parseArgs({ options: { entry: { type: 'string' } } });
if (values.entry !== undefined && !/^https?:\/\/\S+\.json$/.test(values.entry)) {
  console.error('--entry must be the address of a mf-manifest.json.');
  process.exit(2);
}
try {
  const room = process.cwd();
  const isFirst = !existsSync(keyFile(releasesDir()));
  console.log(`${path.basename(room)} ${deploy(releasesDir(), room, values.entry)} is live.`);
  if (isFirst)
    console.log(
      `Releases are signed with ${keyFile(releasesDir())}. A gateway that cannot read it needs\nRELEASE_PUBLIC_KEY=${publicKeyText(releaseKey(releasesDir()))}`,
    );
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
