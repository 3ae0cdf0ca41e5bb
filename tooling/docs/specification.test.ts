import { existsSync } from 'node:fs';
import path from 'node:path';
import { hasTitle, namedTests, read, ROOT } from './namedTests';

const PAGE = 'docs/specification.md';
const STATES = ['holds', 'deviates', '**open**'] as const;
/** Sentences of each area, in all 186. */
const SENTENCES = { 1: 13, 2: 50, 3: 21, 4: 18, 5: 19, 6: 6, 7: 40, 8: 10, 9: 9 };
/** Sentences that no test asserts. This number only ever falls. */
const MOST_OPEN = 0;

interface Row {
  id: string;
  words: string;
  state: string;
  proof: string;
}

const rows: Row[] = read(PAGE)
  .split('\n')
  .filter((line) => /^\| \d\.\d\d \|/.test(line))
  .map((line) => {
    const [id = '', words = '', state = '', ...proof] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    return { id, words, state, proof: proof.join('|') };
  });

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

it('every sentence of the specification stands in docs/specification.md once, in its order', () => {
  const ids = Object.entries(SENTENCES).flatMap(([area, count]) =>
    Array.from({ length: count }, (_, index) => `${area}.${String(index + 1).padStart(2, '0')}`),
  );
  expect(ids).toHaveLength(186);
  expect(rows.map(({ id }) => id)).toEqual(ids);
});

it('every row says in words what holds, and by which titles of tests', () => {
  const unclear = rows.filter(({ words, state, proof }) => {
    const tests = namedTests(proof).filter(({ file }) => isTest(file));
    const named = tests.length > 0 && tests.every(({ titles }) => titles.length > 0);
    return words === '' || !STATES.includes(state as never) || (state !== '**open**' && !named);
  });
  expect(unclear).toEqual([]);
});

it('a deviation names the page or the setting that decides it', () => {
  const silent = rows.filter(({ state, proof }) => state === 'deviates' && !/\]\([\w/.-]+\.md\)/.test(proof));
  expect(silent).toEqual([]);
});

it('every file and every title that docs/specification.md names exists', () => {
  const missing = rows.flatMap(({ id, proof }) =>
    namedTests(proof).flatMap(({ file, titles }) =>
      existsSync(path.join(ROOT, file))
        ? titles.filter((title) => !hasTitle(file, title)).map((title) => `${id} ${file} “${title}”`)
        : [`${id} ${file}`],
    ),
  );
  expect(missing).toEqual([]);
});

it('no more sentences are without a test than before', () => {
  const open = rows.filter(({ state }) => state === '**open**').map(({ id }) => id);
  expect(open).toHaveLength(MOST_OPEN);
});
