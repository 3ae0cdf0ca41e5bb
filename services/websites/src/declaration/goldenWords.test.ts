import { createHash } from 'node:crypto';
import { LANGUAGES } from '@yinyom/contracts/constants';
import { wordsIn } from './wordsIn';

const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** A text that is changed on purpose changes the digest of its language; nothing else may, a move least of all. */
it('texts of the declaration are those that were written, in their order', () => {
  expect(LANGUAGES.map((lang) => digestOf(wordsIn(lang)))).toEqual([
    'd13931b3cc0dab93',
    'bf543761a2e66e78',
    'cc73a9a2081432eb',
    '4951f4170b879dc9',
    '6b6da360a9883920',
  ]);
});
