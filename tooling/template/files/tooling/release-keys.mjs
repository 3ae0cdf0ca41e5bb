// npm run release-keys -- make mfe-hello "Hello team": makes the key that a team deploys with; prints it once.
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(path.join(ROOT, 'api-gateway/package.json'));
const { makeTeamKey } = require('@yinyom/release-store/keys/teamKey');
const { openReleaseStore, releasesDirOf } = require('@yinyom/release-store/openReleaseStore');
const { keyFileOf, openPlatformKey } = require('@yinyom/release-store/signing/platformKey');
const { readSettings } = require('@yinyom/service-kit/settings/definitions');

const [command, room, owner] = process.argv.slice(2);
if (command !== 'make' || !/^mfe(?:-[a-z0-9]+)+$/.test(room ?? '') || !owner) {
  console.error('npm run release-keys -- make mfe-hello "Hello team"');
  process.exit(2);
}
const settings = readSettings(process.env);
// The server's first start makes the platform's own key, too, if that comes earlier.
openPlatformKey(keyFileOf(settings.RELEASE_KEY_FILE, releasesDirOf(settings)));
const { key, kept } = makeTeamKey(room, owner, new Date());
await openReleaseStore(settings).writeKey(kept);
console.log(key);
