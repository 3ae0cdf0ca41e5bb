import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../install.mjs';
import { remoteRooms } from '../workspaces.cjs';
import { namesOf } from './remoteName.mjs';

const require = createRequire(import.meta.url);
const TEMPLATE = path.join(path.dirname(require.resolve('@yinyom/build-remote/package.json')), 'template');

const manifestOf = (name) => require(`@yinyom/${name}/package.json`);

/** The commands of a remote are those of the others. */
const scriptsOfRemotes = () => {
  const [other] = remoteRooms();
  return JSON.parse(readFileSync(path.join(ROOT, other, 'package.json'), 'utf8')).scripts;
};

/** `package.json` of a remote: everything in the versions that the platform has now. */
const manifestFor = (room) => {
  const ours = (name) => ({ [`@yinyom/${name}`]: manifestOf(name).version });
  const { react, 'styled-components': styled } = manifestOf('ui').dependencies;
  return {
    name: `@yinyom/${room}`,
    version: manifestOf('mfe-kit').version,
    private: true,
    license: 'MIT',
    scripts: scriptsOfRemotes(),
    dependencies: {
      ...ours('contracts'),
      ...ours('mfe-kit'),
      ...ours('ui'),
      react,
      'styled-components': styled,
    },
    devDependencies: { ...ours('build-remote'), ...ours('testing') },
  };
};

const renamed = (text, { room, container, slug, pascal, camel }) =>
  text
    .replaceAll('mfe-hello', room)
    .replaceAll('mfe_hello', container)
    .replaceAll('helloPage', `${camel}Page`)
    .replaceAll('Hello', pascal)
    .replaceAll('hello', slug);

/**
 * Writes the folder of a new remote: a page with a call, texts in five languages, tests.
 * @param {string} folder to be made; its name is the remote's
 * @param {{ name: string, contact: string }} [team] whom to tell when something is wrong with it
 */
export const makeRemote = (folder, team) => {
  const names = namesOf(path.basename(folder));
  mkdirSync(path.dirname(folder), { recursive: true });
  cpSync(TEMPLATE, folder, { recursive: true });
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const from = path.join(file.parentPath, file.name);
    // Texts are words, not names: what they say is for the team to change.
    if (!file.name.endsWith('.json')) writeFileSync(from, renamed(readFileSync(from, 'utf8'), names));
    renameSync(from, path.join(file.parentPath, renamed(file.name, names)));
  }
  if (team) addTeam(path.join(folder, 'src/pages.ts'), team);
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifestFor(names.room), null, 2)}\n`);
  format(folder);
};

/** A longer name breaks lines elsewhere. */
const format = (folder) => {
  const oxfmt = path.join(ROOT, 'node_modules/oxfmt/bin/oxfmt');
  const config = path.join(ROOT, '.oxfmtrc.json');
  spawnSync(process.execPath, [oxfmt, '--config', config, '.'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};

const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const addTeam = (file, { name, contact }) =>
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(
      '  namespaces:',
      () => `  team: { name: ${quoted(name)}, contact: ${quoted(contact)} },\n  namespaces:`,
    ),
  );
