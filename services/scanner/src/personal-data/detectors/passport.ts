import { paperDetector } from './identityPapers';

const WORDS = /passport(?:\s{0,2}(?:no|number|id))?|หนังสือเดินทาง|พาสปอร์ต|パスポート|护照/gi;

/** Numbers of passports, beside the word only. */
export const passport = paperDetector({
  kind: 'passport',
  words: WORDS,
  title: /passport|หนังสือเดินทาง|พาสปอร์ต|パスポート|护照/i,
  number: /(?<![A-Za-z0-9])[A-Z]{1,2}[ -]?\d{6,7}(?![A-Za-z0-9])/g,
});
