import { paperDetector } from './identityPapers';

const WORDS = /ใบขับขี่|ใบอนุญาตขับ(?:รถ|ขี่)|driv(?:ing|er'?s?|er’s)\s{0,2}licen[cs]e|运转免许|運転免許/gi;

/** Numbers of driving licences, beside the word only. */
export const drivingLicence = paperDetector({
  kind: 'driving_licence',
  words: WORDS,
  title: /ใบขับขี่|ใบอนุญาตขับ|driv(?:ing|er'?s?|er’s)[\s_-]{0,2}licen[cs]e|運転免許/i,
  number: /(?<![\w.-])(?:\d{8}|\d{2}[ -]?\d{6}|\d{8}\/\d{2,4})(?![\w-])/g,
});
