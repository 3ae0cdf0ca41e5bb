import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../install.mjs';
import { storeSettings } from '../release/localPlatform.mjs';

const require = createRequire(import.meta.url);

/** A compiled part of the product, or of what makes backups. */
export const built = (name) => {
  try {
    return require(name);
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND') throw error;
    throw new Error('The tools for backups are not built yet: run npm run build', { cause: error });
  }
};

/** Keys that came from settings: a file of lines NAME=value, as an environment file is. */
export const GIVEN_KEYS = 'settings.env';

/**
 * Lines of the settings that hold keys; what is only in the environment would otherwise be in no backup.
 * @throws Error naming a key that no such line can hold
 */
export const givenKeys = (env) => {
  const { previousOf, SECRET_NAMES } = built('@yinyom/service-kit/settings/secretNames');
  const given = SECRET_NAMES.flatMap((name) => [name, previousOf(name)]).filter((name) => env[name]);
  const broken = given.find((name) => env[name].includes('\n'));
  if (broken) throw new Error(`${broken} has a line break in it, and would not be restored as it is.`);
  return given.map((name) => `${name}=${env[name]}\n`).join('');
};

/** The settings in a file that `givenKeys` made. */
export const readGivenKeys = (dataDir) => {
  const file = path.join(dataDir, GIVEN_KEYS);
  if (!existsSync(file)) return {};
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
};

/** What points at builds comes before the builds: a pointer that is read never leads to a build that is not. */
const pointersFirst = (a, b) =>
  Number(a.includes('/assets/')) - Number(b.includes('/assets/')) || depth(a) - depth(b);
const depth = (name) => name.split('/').length;

const filesBelow = (folder, name) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true })
        .map((file) => file.split(path.sep).join('/'))
        .filter((file) => statSync(path.join(folder, file), { throwIfNoEntry: false })?.isFile())
        .filter((file) => !file.endsWith('.lock'))
        .sort(pointersFirst)
        .map((file) => ({ path: `${name}/${file}`, from: path.join(folder, file) }))
    : [];

/** Files beside the databases: keys, and releases where they are kept in a folder. */
export const installationFiles = (env, keysFile) => {
  const settings = storeSettings(env);
  const keyFile = settings.RELEASE_KEY_FILE ?? path.join(settings.RELEASES_DIR, '..', 'release-key.pem');
  const single = [
    ['secrets.json', path.join(settings.DATA_DIR, 'secrets.json')],
    ['release-key.pem', keyFile],
    ['release-key.pem.numbers.json', `${keyFile}.numbers.json`],
    ...(keysFile ? [[GIVEN_KEYS, keysFile]] : []),
  ];
  return [
    ...single.filter(([, from]) => existsSync(from)).map(([name, from]) => ({ path: name, from })),
    ...(settings.RELEASE_STORE === 'folder' ? filesBelow(settings.RELEASES_DIR, 'releases') : []),
  ];
};

/** Data folder, names and version of this installation. */
export const installation = (env = process.env) => ({
  dataDir: path.resolve(ROOT, env.DATA_DIR || '.data'),
  prefix: env.MONGODB_DATABASE || 'yinyom',
  product: JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).version,
});
