import { createHash } from 'node:crypto';
import { LANGUAGES } from '@yinyom/contracts/constants';
import { receiptWordsIn } from '../receipts/receiptWords';
import { DOCUMENT_WORDS } from './documentWords';

const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** A text that is changed on purpose changes the digest of its subject; nothing else may, a move least of all. */
it('texts of documents are those that were written, in their order', () => {
  expect(LANGUAGES.map((lang) => digestOf(DOCUMENT_WORDS[lang]))).toEqual([
    '56df7e442f3f813c',
    '000070d078a3bfc4',
    '45f5c564441d7589',
    '287159899d25fd53',
    'af6e9c1a44f90a9e',
  ]);
});

it('texts of receipts are those that were written', () => {
  const sorted = LANGUAGES.map((lang) => {
    const { withdrawal, not_stated } = receiptWordsIn(lang);
    return digestOf({ withdrawal, not_stated });
  });
  expect(sorted).toEqual([
    'd0747162355cf3d8',
    '03af6afe9b58ff15',
    'e06fe5712aed215b',
    '181ff05c3e8353c3',
    'ec32896e4279b22b',
  ]);
});
