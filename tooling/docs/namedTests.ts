import { readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(__dirname, '../..');
export const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

export interface NamedTests {
  /** Path from the root of the repository. */
  file: string;
  titles: string[];
}

/** A path of the repository, with the titles of tests behind it. */
const NAMED = /`([\w@.-]+\/[\w@./-]*\.[a-z]+)`((?: “(?:[^“”]|“[^”]*”)+”)*)/g;

/** The files that a page names, each with the titles of its tests: `a/b.test.ts` “one” “another”. A title may hold “…” itself. */
export const namedTests = (text: string): NamedTests[] =>
  [...text.matchAll(NAMED)].map(([, file = '', titles = '']) => ({
    file,
    titles: [...titles.matchAll(/“((?:[^“”]|“[^”]*”)+)”/g)].map(([, title = '']) => title),
  }));

/** Whether a test of a file has a title, as it is written there. */
export const hasTitle = (file: string, title: string): boolean => {
  const source = read(file);
  return ["'", '"', '`'].some((quote) => source.includes(quote + title + quote));
};
