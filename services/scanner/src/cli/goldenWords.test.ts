import { createHash } from 'node:crypto';
import { LANGUAGES } from '@yinyom/contracts/constants';
import { REPORT_WORDS } from './reportWords';

const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** A text that is changed on purpose changes the digest of its language; nothing else may, a move least of all. */
it('texts of the report of a pipeline are those that were written', () => {
  expect(LANGUAGES.map((lang) => digestOf(REPORT_WORDS[lang]))).toEqual([
    'c5a805029732ed8f',
    '0126a39cf3a43198',
    '4133b35783d34b4f',
    'da0a99b6921433af',
    '05350b21806057f9',
  ]);
});
