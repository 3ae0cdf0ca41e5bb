import { createHash } from 'node:crypto';
import { LANGUAGES } from '@yinyom/contracts/constants';
import { UNKNOWN_PURPOSE } from '../cookie/unknownPurpose';
import { SYSTEM_CATEGORIES } from './systemCategories';

const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** They are in the database of every organization: what is stored must not change by itself. */
it('categories of every organization, and the purpose that nobody has written, are stored as always', () => {
  expect(LANGUAGES.every((lang) => SYSTEM_CATEGORIES.every(({ title }) => title[lang]))).toBe(true);
  expect([digestOf(SYSTEM_CATEGORIES), digestOf(UNKNOWN_PURPOSE)]).toEqual([
    '4ede3d93f50034a1',
    'b39144444ac3a843',
  ]);
});
