import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const KB = 1024;
/** What a file costs on the wire besides its bytes, measured: the headers of its answer. */
const HEADERS = 490;

type Files = readonly (readonly [file: string, digest: string])[];
type FirstFiles = Record<string, { scripts: Files; texts: Record<string, Files> }>;

const inBuild = (room: string, file: string) => path.join(ROOT, room, 'dist', file);
const firstFilesOf = (room: string, page: string, lang: string): string[] => {
  const pages = JSON.parse(readFileSync(inBuild(room, 'first-files.json'), 'utf8')) as FirstFiles;
  const { scripts = [], texts } = pages[page] ?? {};
  return [...scripts, ...(texts?.[lang] ?? [])].map(([file]) => inBuild(room, file));
};

/** The scripts that the document itself names. */
const always = () => {
  const html = readFileSync(inBuild('shell', 'index.html'), 'utf8');
  return [...html.matchAll(/<script defer[^>]* src="\/([^"]+)"/g)].map(([, file]) =>
    inBuild('shell', file as string),
  );
};

/** KB of JavaScript of a first visit, packed as gzip, with the headers of its answers. */
const firstLoad = (page: string, lang: string, remote?: string): number => {
  const files = [
    ...always(),
    ...firstFilesOf('shell', page, lang),
    ...(remote ? firstFilesOf(remote, 'remote', lang) : []),
  ];
  return [...new Set(files)].reduce((sum, file) => sum + statSync(`${file}.gz`).size + HEADERS, 0) / KB;
};

// No page loads texts of another language: e2e/console/firstView.
describe.each(['th', 'en', 'cn', 'jp', 'kh'])('the first load in %s', (lang) => {
  it('of / is 190 KB at most', () => expect(firstLoad('front', lang)).toBeLessThan(190));
  it('of /login is 215 KB at most', () => expect(firstLoad('auth', lang, 'mfe-auth')).toBeLessThan(215));
});

it('the federation comes without what reads snapshots of remotes and loads their files ahead', () => {
  const [map] = readdirSync(inBuild('shell', 'assets')).filter((file) =>
    /^federation\.\w+\.js\.map$/.test(file),
  );
  const { sources } = JSON.parse(readFileSync(inBuild('shell', `assets/${map}`), 'utf8')) as {
    sources: string[];
  };
  expect(sources.some((name) => name.endsWith('runtime-core/dist/remote/index.js'))).toBe(true);
  expect(sources.filter((name) => /SnapshotHandler\.js|preload\.js|generateSnapshot/.test(name))).toEqual([]);
});
