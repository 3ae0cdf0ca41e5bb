import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { platformIn } from '@yinyom/build-remote/release/platforms';
import { ROOT } from '../install.mjs';
import { runningUrl, storeMark } from '../start/launchRecord.mjs';

const require = createRequire(import.meta.url);

const storePart = (name) => {
  try {
    return require(`@yinyom/release-store/${name}`);
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND') throw error;
    throw new Error('The tools for releases are not built yet: run npm run build', { cause: error });
  }
};

/** A secret, or what stands in the file that `X_FILE` names. Without the rules of all settings: a rollback is quick. */
const secretOf = (env, name) => {
  const file = env[`${name}_FILE`];
  return env[name] || (file ? readFileSync(file, 'utf8').replace(/\r?\n$/, '') : undefined);
};

/** Settings of the store, as the gateway reads them; relative folders lie below the root. */
export const storeSettings = (env = process.env) => {
  const dataDir = path.resolve(ROOT, env.DATA_DIR || '.data');
  return {
    RELEASE_STORE: env.RELEASE_STORE || 'folder',
    DATA_DIR: dataDir,
    RELEASES_DIR: path.resolve(ROOT, env.RELEASES_DIR || path.join(dataDir, 'releases')),
    RELEASES_MONGODB_URI: secretOf(env, 'RELEASES_MONGODB_URI'),
    MONGODB_URI: secretOf(env, 'MONGODB_URI'),
    MONGODB_DATABASE: env.MONGODB_DATABASE || 'yinyom',
    RELEASE_KEY_FILE: env.RELEASE_KEY_FILE ? path.resolve(ROOT, env.RELEASE_KEY_FILE) : undefined,
    RELEASE_PUBLIC_KEY: env.RELEASE_PUBLIC_KEY || undefined,
  };
};

export const openStore = (settings) => {
  // Without what a database needs to be talked to: a rollback is quick.
  if (settings.RELEASE_STORE === 'folder')
    return storePart('folder/folderStore').createFolderStore(settings.RELEASES_DIR);
  const { openReleaseStore } = storePart('openReleaseStore');
  const { createLogger } = require('@yinyom/service-kit/logger');
  return openReleaseStore(settings, createLogger('error'));
};

/** The file of the platform's private key, and the key; the first use makes one. */
export const platformKey = (settings) => {
  const { keyFileOf, openPlatformKey } = storePart('signing/platformKey');
  const file = keyFileOf(settings.RELEASE_KEY_FILE, settings.RELEASES_DIR);
  const isFirst = !existsSync(file);
  return { ...openPlatformKey(file), isFirst };
};

/** What pages of the shell that was released have for remotes; undefined where none was. */
const releasedOffer = async (store) => {
  const build = (await store.pointer('shell').catch(() => null))?.current.build;
  const about = build && (await store.readFile('shell', build, 'build.json'));
  return about ? JSON.parse(about.bytes.toString('utf8')).offer : undefined;
};

/** What builds find on the platform of this repository, with the named calls; null while its shell is not built. */
const platformHere = async (store, calls) => {
  if (!existsSync(path.join(ROOT, 'shell/dist/build.json'))) return null;
  const here = platformIn(ROOT, calls);
  return { ...here, offer: (await releasedOffer(store)) ?? here.offer };
};

/**
 * The store of this machine, with the platform's own key.
 * @param {{by?: string, ask?: string, coming?: object[], env?: object}} options `ask`: address of the platform that uses this store
 */
export const localPlatform = async ({ by = 'operator', ask, coming, env } = {}) => {
  const settings = storeSettings(env);
  const store = await openStore(settings);
  const key = platformKey(settings);
  const releaser = storePart('releasing/createReleaser').createReleaser({
    store,
    key,
    coming,
    platform: (calls) => platformHere(store, calls),
  });
  const { uploadBuild } = storePart('releasing/uploadBuild');

  const take = (asking, { action, build, entry, to, organizations, share, watch, organization, hours }) => {
    if (action === 'preview') return releaser.preview(asking, build, { organization, hours });
    if (action === 'deploy') return releaser.deploy(asking, build, entry);
    if (action === 'canary') return releaser.canary(asking, build, { organizations, share, watch });
    if (action === 'rollback') return releaser.rollback(asking, to);
    return action === 'promote' ? releaser.promote(asking) : releaser.takeBack(asking);
  };

  return {
    place: store.place,
    store,
    key,
    liveAt: () => ask ?? runningUrl(settings.DATA_DIR, storeMark(settings)),
    upload: (made) => uploadBuild(store, releaser, made),
    step: async (room, { commit, ...step }) => {
      const taken = await take({ room, by, commit }, step);
      await releaser.tidy(room);
      return taken;
    },
    story: async (room) => ({
      pointer: await store.pointer(room),
      history: await store.history(room),
      builds: await store.builds(room),
    }),
    close: () => store.close(),
  };
};
