import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteRooms } from '../workspaces.cjs';

const ROOT = path.resolve(__dirname, '../..');

interface Packed {
  /** Of each package that teams install: what it exports from where, and which of its sources are packed. */
  exports: Record<string, { 'yinyom-source'?: string; types?: string }>;
  sources: string[];
}

const packedPackages = (): Record<string, Packed> => {
  const code = `
    import { existsSync, readdirSync, readFileSync } from 'node:fs';
    import { publicPackages } from ${JSON.stringify(path.join(__dirname, 'publicPackages.mjs'))};
    import { sourcesIn } from ${JSON.stringify(path.join(__dirname, 'sourcesIn.mjs'))};
    const entries = publicPackages().filter((folder) => existsSync(folder + '/src')).map((folder) => {
      const { name, exports } = JSON.parse(readFileSync(folder + '/package.json', 'utf8'));
      // prepare.mjs packs every text beside the sources.
      const texts = readdirSync(folder + '/src', { recursive: true }).filter((file) => file.endsWith('.json'));
      return [name, { exports, sources: [...sourcesIn(folder), ...texts] }];
    });
    console.log(JSON.stringify(Object.fromEntries(entries)));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  return JSON.parse(stdout) as Record<string, Packed>;
};

/** The source of what is imported below a package, `''` for the package itself; null when it exports no such thing. */
const sourceOf = ({ exports }: Packed, below: string): string | null => {
  for (const [key, { 'yinyom-source': source = '' }] of Object.entries(exports)) {
    const [start = '', end] = key.replace(/^\.\/?/, '').split('*');
    const inside = end === undefined ? below === start : below.startsWith(start) && below.endsWith(end);
    if (inside && source)
      return source
        .replace('*', below.slice(start.length, below.length - (end?.length ?? 0)))
        .replace('./src/', '');
  }
  return null;
};

const importsIn = (room: string): { file: string; name: string; below: string }[] =>
  readdirSync(path.join(ROOT, room, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(path.join(ROOT, room, 'src', file), 'utf8').matchAll(
          /from '(@yinyom\/[\w-]+)\/?([^']*)'/g,
        ),
      ].map(([, name = '', below = '']) => ({ file, name, below })),
    );

const packed = packedPackages();

it.each(remoteRooms())(
  'everything that %s imports of the platform, its tests too, is in the packages that teams install',
  (room) => {
    const imports = importsIn(room);
    expect(imports.length).toBeGreaterThan(10);
    const lacking = imports.filter(({ name, below }) => {
      const found = packed[name] && sourceOf(packed[name], below);
      return (
        !found || !packed[name]?.sources.some((file) => file.replace(/x$/, '') === found.replace(/x$/, ''))
      );
    });
    expect(lacking).toEqual([]);
  },
);
