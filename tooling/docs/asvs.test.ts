import { existsSync } from 'node:fs';
import path from 'node:path';
import { hasTitle, namedTests, read, ROOT } from './namedTests';

const STATES = ['met', '**not met**', 'not applicable'];
interface Row {
  id: string;
  level: string;
  words: string;
  state: string;
  proof: string;
}

const rows: Row[] = read('docs/security/asvs.md')
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
  .map((line) => {
    const [id = '', level = '', words = '', state = '', ...proof] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    return { id, level, words, state, proof: proof.join('|') };
  });

it('every requirement of levels 1 and 2 of ASVS 5.0.0 stands in docs/security/asvs.md once', () => {
  const wanted = read('docs/security/asvs-5.0.0.csv').trim().split('\n').slice(1);
  expect(wanted).toHaveLength(253);
  expect(rows.map(({ id, level }) => `${id},${level}`)).toEqual(wanted);
});

it('every row of docs/security/asvs.md says how it stands, and a met one by what', () => {
  const unclear = rows.filter(
    ({ words, state, proof }) =>
      !STATES.includes(state) ||
      words === '' ||
      proof === '' ||
      (state === 'met' && namedTests(proof).length === 0),
  );
  expect(unclear).toEqual([]);
});

it('every file and every title of a test that docs/security names exists', () => {
  const named = ['asvs.md', 'rules.md', 'bounds.md'].flatMap((page) =>
    namedTests(read(`docs/security/${page}`)),
  );
  const missing = named.flatMap(({ file, titles }) =>
    existsSync(path.join(ROOT, file))
      ? titles.filter((title) => !hasTitle(file, title)).map((title) => `${file} “${title}”`)
      : [file],
  );
  expect(missing).toEqual([]);
});

it('the figures at the top of docs/security/asvs.md are those of its rows', () => {
  const figures = read('docs/security/asvs.md').matchAll(
    /^\| \[V(\d+) [^|]+\| (\d+) \| (\d+) \| (\d+) \|$/gm,
  );
  const chapters = [...figures].map(([, chapter, ...counts]) => [chapter, ...counts.map(Number)]);
  expect(chapters).toHaveLength(17);
  for (const [chapter, ...counts] of chapters) {
    const own = rows.filter(({ id }) => id.startsWith(`${chapter}.`));
    expect([chapter, ...counts]).toEqual([
      chapter,
      ...STATES.map((state) => own.filter((row) => row.state === state).length),
    ]);
  }
});
