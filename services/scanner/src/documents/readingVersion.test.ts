import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import manifest from '../../package.json';
import { READING_VERSION } from './documentTokens';
import versions from './testing/readingVersions.json';

const SOURCES = path.join(__dirname, '..');
/** What happens to a document between its bytes and its findings; how its process is run changes no finding. */
const FOLDERS = ['personal-data', 'documents'];
const NO_READING = /(?:^|\/)(?:testing|apart)\/|\.test\.ts$|(?:^|\/)documentTokens\.ts$/;
const PACKAGES = ['saxes', 'unpdf', 'yauzl'] as const;

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(SOURCES, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    path.posix.join(folder, name.replaceAll('\\', '/')),
  ),
)
  .filter((name) => name.endsWith('.ts') && !NO_READING.test(name))
  .sort();

/** A program without its comments and layout: these change no finding. */
const programOf = (name: string): string =>
  readFileSync(path.join(SOURCES, name), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|\/\*|\*)/.test(line))
    .join('')
    .replace(/\s+/g, '');

const digest = createHash('sha256');
for (const name of sources) digest.update(`${name}\0${programOf(name)}\0`);
for (const name of PACKAGES) digest.update(`${name}@${manifest.dependencies[name]}\0`);

it('documents that earlier scans read are read again after a change of a reader or detector', () => {
  expect(sources.length).toBeGreaterThan(40);
  // On a difference: raise READING_VERSION and add its row. A row that a release has shipped is never changed.
  expect(Object.entries(versions).at(-1)).toEqual([String(READING_VERSION), digest.digest('hex')]);
});
