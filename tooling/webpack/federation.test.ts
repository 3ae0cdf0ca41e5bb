import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { remoteRooms } from '../workspaces.cjs';

const ROOT = path.resolve(__dirname, '../..');
const REMOTES = remoteRooms();

interface FederationPlugin {
  _options: {
    name: string;
    shared: Record<string, { singleton: boolean; eager?: boolean; version: string; requiredVersion: string }>;
    shareStrategy: string;
    dts: boolean;
    remotes?: unknown;
    exposes?: Record<string, string>;
    experiments?: { externalRuntime?: boolean };
  };
}
interface Config {
  entry: object;
  output: { uniqueName: string; publicPath: string; filename: string };
  optimization?: { splitChunks?: unknown; runtimeChunk?: unknown };
  plugins: { constructor: { name: string } }[];
}

const requireFromHere = createRequire(__filename);

const configOf = (room: string, mode: string): Config => {
  const configure = requireFromHere(path.join(ROOT, room, 'webpack.config.cjs')) as (
    env: object,
    argv: object,
  ) => Config | Config[];
  const made = configure({}, { mode });
  return Array.isArray(made) ? (made[0] as Config) : made;
};
const federationOf = (config: Config) => {
  const plugin = config.plugins.find((candidate) => candidate.constructor.name === 'ModuleFederationPlugin');
  return (plugin as unknown as FederationPlugin)?._options;
};
/** Versions that the build writes into the host. */
const lentByTheHost = (): Record<string, string> => {
  const plugin = configOf('shell', 'production').plugins.find(
    (candidate) => candidate.constructor.name === 'DefinePlugin',
  );
  const { definitions } = plugin as unknown as { definitions: Record<string, string> };
  return JSON.parse(definitions['__SHARED_VERSIONS__'] ?? '{}') as Record<string, string>;
};

describe.each(REMOTES)('the build of %s', (room) => {
  it.each(['production', 'development'])(
    'shares one version of every singleton, never eagerly (%s)',
    (mode) => {
      const { shared, shareStrategy, dts } = federationOf(configOf(room, mode));
      expect(Object.keys(shared).sort()).toEqual([
        '@yinyom/mfe-kit',
        'react',
        'react-dom',
        'react-dom/client',
        'react/jsx-dev-runtime',
        'react/jsx-runtime',
        'styled-components',
      ]);
      for (const module of Object.values(shared)) {
        expect(module).toMatchObject({ singleton: true, requiredVersion: module.version });
        expect(module.eager).toBeUndefined();
      }
      expect(shareStrategy).toBe('loaded-first');
      expect(dts).toBe(false);
    },
  );

  it('never splits the entry nor its runtime, which would break a container: only later code is shared out', () => {
    const { optimization } = configOf(room, 'production');
    expect(optimization?.splitChunks).not.toHaveProperty('chunks');
    expect(optimization?.runtimeChunk).toBeUndefined();
  });

  it('shares the versions that every other app shares', () => {
    const versions = (name: string) =>
      Object.entries(federationOf(configOf(name, 'production')).shared).map(([key, { version }]) => [
        key,
        version,
      ]);
    expect(Object.fromEntries(versions(room))).toEqual(lentByTheHost());
  });
});

it.each(REMOTES)('%s exposes one module, names no remote and leaves the runtime to the host', (room) => {
  const config = configOf(room, 'production');
  const options = federationOf(config);
  expect(options.name).toBe(room.replaceAll('-', '_'));
  expect(options.exposes).toEqual({ './remote': './src/remote.tsx' });
  expect(options.remotes).toBeUndefined();
  expect(options.experiments?.externalRuntime).toBe(true);
  expect(config.output).toMatchObject({ publicPath: 'auto', uniqueName: options.name });
  expect(config.output.filename).toContain('[contenthash');
});

it('the host is no container: it takes its modules directly and knows no remote at build time', () => {
  expect(federationOf(configOf('shell', 'production'))).toBeUndefined();
});

it('the host lends what remotes ask for in production, by the same names', () => {
  const text = readFileSync(path.join(ROOT, 'shell/src/federation/sharedModules.ts'), 'utf8');
  const lent = [...(text.split('= {')[1] ?? '').matchAll(/^ {2}(?:'([^']+)'|(\w+))/gm)].map(
    ([, quoted, plain]) => quoted ?? plain,
  );
  expect(lent.sort()).toEqual(
    Object.keys(lentByTheHost())
      .filter((name) => name !== 'react/jsx-dev-runtime')
      .sort(),
  );
});

it('every app takes its configuration from the one factory and says at most which pages are texts', () => {
  for (const room of [...REMOTES]) {
    const text = readFileSync(path.join(ROOT, room, 'webpack.config.cjs'), 'utf8');
    expect(text.replace(/\s+/g, ' ').replace(/, \{ firstViews: \[[^\]]*\] \}/, '')).toBe(
      "const { remoteConfig } = require('@yinyom/build-remote'); module.exports = remoteConfig(__dirname); ",
    );
  }
});

const sourceFiles = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(ROOT, folder, file));

it('libraries that the kit fronts are imported nowhere else', () => {
  const wrong = ['shell/src', ...REMOTES.map((room) => `${room}/src`), 'packages/ui/src']
    .flatMap(sourceFiles)
    .filter((file) =>
      /from '(react-router(-dom)?|@reduxjs\/toolkit[^']*|react-redux|i18next|react-i18next)'/.test(
        readFileSync(file, 'utf8'),
      ),
    );
  expect(wrong.map((file) => path.relative(ROOT, file))).toEqual([]);
});
