// `npm run deploy -w mfe-users [-- --entry URL]`: publishes the built remote. Open consoles take it at their next navigation.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { deploy } from './releaseStore.mjs';
import { releasesDir } from './releasesDir.mjs';

const { values } = parseArgs({ options: { entry: { type: 'string' } } });
if (values.entry !== undefined && !/^https?:\/\/\S+\.json$/.test(values.entry)) {
  console.error('--entry must be the address of a mf-manifest.json.');
  process.exit(2);
}
try {
  const room = process.cwd();
  console.log(`${path.basename(room)} ${deploy(releasesDir(), room, values.entry)} is live.`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
