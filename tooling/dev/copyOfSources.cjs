const { cpSync, mkdirSync, readdirSync, readlinkSync, lstatSync, symlinkSync } = require('node:fs');
const path = require('node:path');
const { remoteRooms } = require('../workspaces.cjs');

const ROOT = path.resolve(__dirname, '../..');
const MADE = new Set(['node_modules', 'dist-dev', '.cache']);
const OWN_CACHES = new Set(['.cache', '.federation']);

/** Packages as they are installed here, without what tools keep beside them; those of ours are the copy's own. */
const linkPackages = (from, to) => {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (OWN_CACHES.has(name)) continue;
    const [source, target] = [path.join(from, name), path.join(to, name)];
    if (name === '@yinyom') {
      mkdirSync(target);
      for (const one of readdirSync(source))
        if (lstatSync(path.join(source, one)).isSymbolicLink())
          symlinkSync(readlinkSync(path.join(source, one)), path.join(target, one));
    } else symlinkSync(source, target);
  }
};

/**
 * Copies what the console is developed from, so that its sources can be changed under a running `npm run dev` without
 * touching those here.
 * @param {string} target a folder that does not exist
 */
const copyOfSources = (target) => {
  const packages = readdirSync(path.join(ROOT, 'packages')).map((name) => `packages/${name}`);
  const rooms = ['shell', ...remoteRooms(), ...packages, 'tooling'];
  for (const room of rooms) {
    const leaveOut = room.startsWith('packages/') || room === 'tooling' ? MADE : new Set([...MADE, 'dist']);
    cpSync(path.join(ROOT, room), path.join(target, room), {
      recursive: true,
      filter: (file) => !leaveOut.has(path.basename(file)),
    });
  }
  // `workspaces` names it.
  mkdirSync(path.join(target, 'services'));
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(path.join(ROOT, file), path.join(target, file));
  for (const room of ['.', ...rooms].filter((one) =>
    readdirSync(path.join(ROOT, one)).includes('node_modules'),
  ))
    linkPackages(path.join(ROOT, room, 'node_modules'), path.join(target, room, 'node_modules'));
};

module.exports = { copyOfSources };
