import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fieldWordsModules } from '../../generate/fieldWordsModules.cjs';
import { wordsOf } from './wordsOf';

const SOURCES = path.join(__dirname, '..');

it('the modules that describe fields are listed as they are (npm run contract)', () => {
  expect(readFileSync(path.join(__dirname, 'fieldWordsModules.ts'), 'utf8')).toBe(fieldWordsModules());
});

it('describes a field by its name, in a parent where it means something else there', () => {
  expect(wordsOf('page')).toMatchObject({ examples: ['1', 1] });
  expect(wordsOf('page', 'signal')?.description).not.toBe(wordsOf('page')?.description);
  expect(wordsOf('toString')).toBeNull();
});

it('the words stay out of browsers: no module with shapes or calls imports them', () => {
  const importers = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) =>
      /from '[^']*\/(?:fieldWords\w*|wordsOf|describeFields|exampleOf)'/.test(
        readFileSync(path.join(SOURCES, file), 'utf8'),
      ),
    );
  expect(importers.sort()).toEqual([
    ...['describeAsSent', 'describeFields', 'exampleOf', 'fieldWordsModules', 'numbersInAddresses'].map(
      (name) => path.join('reference', `${name}.ts`),
    ),
    path.join('reference', 'schemaOf.ts'),
    path.join('reference', 'shownExample.ts'),
    path.join('reference', 'wordsOf.ts'),
  ]);
});
