// `npm run release-keys -- make mfe-hello "Hello team"`, `-- list`, `-- revoke ID`: keys that teams deploy with;
// `-- public`: what the platform's own key is checked with.
import { createRequire } from 'node:module';
import { openStore, storeSettings } from './localPlatform.mjs';

const USAGE = `npm run release-keys -- make mfe-hello "Hello team"   shows a new key, once
npm run release-keys -- list
npm run release-keys -- revoke ID
npm run release-keys -- public                         RELEASE_PUBLIC_KEY of this platform`;

const require = createRequire(import.meta.url);

const make = async (store, [room = '', owner = '']) => {
  const { isRoom } = require('@yinyom/release-store/builds/checkNames');
  const { makeTeamKey } = require('@yinyom/release-store/keys/teamKey');
  // `start` is the operator's own start, which replaces what it released.
  if (!isRoom(room) || ['', 'start'].includes(owner.trim()) || owner.length > 80)
    throw new Error(`A key is for a remote, and somebody's:\n${USAGE}`);
  const { key, kept } = makeTeamKey(room, owner.trim(), new Date());
  await store.writeKey(kept);
  console.log(`${key}\nThis is shown once; the store has its hash. It releases ${room} and nothing else.`);
};

const list = async (store) => {
  const keys = await store.keys();
  if (keys.length === 0) console.log('No team has a key.');
  for (const { id, room, owner, made_at, revoked_at } of keys)
    console.log(
      [id, room, made_at.slice(0, 10), owner, revoked_at && `revoked ${revoked_at.slice(0, 10)}`]
        .filter(Boolean)
        .join('  '),
    );
};

const revoke = async (store, [id = '']) => {
  const key = await store.key(id);
  if (!key) throw new Error(`There is no key ${id}. npm run release-keys -- list`);
  await store.writeKey({ ...key, revoked_at: key.revoked_at ?? new Date().toISOString() });
  const { removeUnreleased } = require('@yinyom/release-store/builds/releasedBuilds');
  const removed = await removeUnreleased(store, key.room);
  console.log(`The key ${id} of ${key.owner} opens nothing any more.`);
  if (removed > 0)
    console.log(`${removed} uploaded builds of ${key.room} that were never released are removed.`);
};

/** Makes no key: who asks for one that is not there looks in the wrong place. */
const tellPublic = async () => {
  const { keyFileOf, readPlatformKey } = require('@yinyom/release-store/signing/platformKey');
  const { RELEASE_KEY_FILE, RELEASES_DIR } = storeSettings();
  const file = keyFileOf(RELEASE_KEY_FILE, RELEASES_DIR);
  const key = readPlatformKey(file);
  if (!key) throw new Error(`There is no key in ${file}. Set RELEASE_KEY_FILE, or deploy first.`);
  console.log(`RELEASE_PUBLIC_KEY=${key.publicKey}`);
};

const COMMANDS = { make, list, revoke, public: tellPublic };
const [command = '', ...rest] = process.argv.slice(2);
let store = null;
try {
  if (!Object.hasOwn(COMMANDS, command)) throw new Error(USAGE);
  store = await openStore(storeSettings());
  await COMMANDS[command](store, rest);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await store?.close();
}
