import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../install.mjs';
import { remoteRooms } from '../workspaces.cjs';

/** The first version of a product. */
const VERSION = '1.0.0';
/** What the root gives to all rooms. */
const FOR_ALL = [
  '@swc/core',
  '@types/express',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'html-webpack-plugin',
  'typescript',
  'webpack',
  'webpack-dev-server',
];

const readManifest = (room) => {
  const file = path.join(ROOT, room, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

/** Versions are exact and the same everywhere, so any room that names a package says its version. */
const versionsIn = (rooms) => {
  const manifests = ['', ...rooms].map(readManifest);
  return Object.assign(
    {},
    ...manifests.flatMap(({ dependencies, devDependencies }) => [devDependencies, dependencies]),
  );
};

/** Of what a package offers, the modules that are there. */
const offered = (room, exports, files) => {
  const isThere = (value) => {
    const source = value?.['yinyom-source'];
    return !source || source.includes('*') || files.has(path.posix.join(room, source));
  };
  return exports && Object.fromEntries(Object.entries(exports).filter(([, value]) => isThere(value)));
};

const nameOf = (room) => `@yinyom/${path.posix.basename(room)}`;

/**
 * `package.json` of every room of the template, and of its root ('').
 * @param packages those that each room imports; @param {Set<string>} files of the template
 */
export const manifestsFor = (packages, files) => {
  const rooms = [...packages.keys()].sort();
  const versions = versionsIn([...rooms, 'packages/build-remote', 'packages/ui', ...remoteRooms()]);
  const versionOf = (name) => (name.startsWith('@yinyom/') ? VERSION : versions[name]);
  const dependenciesOf = (names) =>
    Object.fromEntries(
      [...names]
        .filter((name) => !name.startsWith('node:'))
        .sort()
        .map((name) => {
          const version = versionOf(name);
          if (!version) throw new Error(`No package.json of this repository names a version of ${name}`);
          return [name, version];
        }),
    );
  const isRemote = (room) => room.startsWith('mfe-');
  const own = Object.fromEntries(
    rooms.map((room) => {
      const { name = nameOf(room), exports, sideEffects } = readManifest(room);
      const imported = [...packages.get(room)].filter((one) => one !== name);
      return [
        room,
        {
          name,
          version: VERSION,
          private: true,
          ...(sideEffects !== undefined && { sideEffects }),
          ...(exports && { exports: offered(room, exports, files) }),
          dependencies: dependenciesOf([
            ...imported,
            ...(isRemote(room) ? ['react', 'styled-components'] : []),
          ]),
          ...(isRemote(room) && { devDependencies: { '@yinyom/build-remote': VERSION } }),
        },
      ];
    }),
  );
  const { bin, exports, dependencies } = readManifest('packages/build-remote');
  const { overrides } = readManifest('');
  return {
    ...own,
    'packages/build-remote': {
      name: '@yinyom/build-remote',
      version: VERSION,
      private: true,
      bin,
      exports,
      dependencies,
    },
    '': {
      name: 'yinyom',
      version: VERSION,
      private: true,
      engines: { node: '>=20.19' },
      workspaces: ['packages/*', 'services/*', 'api-gateway', 'shell', 'mfe-*'],
      scripts: {
        build: 'node tooling/build.mjs',
        start: 'node api-gateway/dist/start.js',
        dev: 'node tooling/dev/main.mjs',
        'new-remote': 'node tooling/new-remote/main.mjs',
        'release-keys': 'node tooling/release-keys.mjs',
        typecheck: 'tsc',
      },
      devDependencies: dependenciesOf(FOR_ALL),
      overrides: Object.fromEntries(
        Object.entries(overrides).filter(([, version]) => typeof version === 'string'),
      ),
    },
  };
};
