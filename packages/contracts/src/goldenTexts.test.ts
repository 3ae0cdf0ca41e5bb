import { createHash } from 'node:crypto';
import { LANGUAGES } from './constants';
import { DAY_WORDS } from './evidence/dayWords';
import { EVIDENCE_WORDS } from './evidence/evidenceWords';

const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** A text that is changed on purpose changes the digest of its subject; nothing else may, a move least of all. */
it.each([
  [
    'day',
    DAY_WORDS,
    ['12b70f34601aa010', 'b1cfc97823855566', 'd51db23480c59b66', '5eb78fdd1c0de5c8', '11aca8b03700c085'],
  ],
  [
    'evidence',
    EVIDENCE_WORDS,
    ['6fa512f8c7fc34db', 'd23debd71c2c164d', 'ff32fc6e5c27250b', '8ad82a0893c6d18a', '6c96124f123cf13f'],
  ],
])('texts about %s are those that were written, in their order', (_subject, words, digests) => {
  expect(LANGUAGES.map((lang) => digestOf(words[lang]))).toEqual(digests);
});
