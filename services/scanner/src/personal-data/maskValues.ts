import { decodedPart } from '../frontier/decodedPart';
import { hasCheckDigit } from './detectors/checkDigit';
import { digitsOf, plainDigits } from './text/digits';
import { withoutEmails } from './text/emails';
import { titledNames } from './text/names';

/** Digits with single signs between that people use; Thai digits are digits. */
const NUMBER = /\d(?:[ ._-]?\d){7,24}/g;
/** What many files are named after: a moment in seconds or milliseconds, or a day. */
const MOMENT = /^1[4-9]\d{8}(?:\d{3})?$/;
const DAY = /^(?:20|25)\d\d[ ._-]?(?:0[1-9]|1[0-2])[ ._-]?(?:0[1-9]|[12]\d|3[01])(?:[ ._-]?\d{2,6})?$/;
const PASSPORT = /(?<![A-Za-z0-9])[A-Za-z]{1,2}\d{6,7}(?![A-Za-z0-9])/g;

const isHarmless = (found: string): boolean => {
  const digits = digitsOf(found);
  if (digits.length === 13 && hasCheckDigit(digits) && /^[1-8]/.test(digits)) return false;
  return MOMENT.test(digits) || DAY.test(found);
};

/** A text with everything that may be a value crossed out. Pure; what it returned once it does not change again. */
export const maskText = (text: string): string => {
  const plain = plainDigits(text);
  let masked = '';
  let at = 0;
  for (const match of plain.matchAll(NUMBER)) {
    if (isHarmless(match[0])) continue;
    masked += text.slice(at, match.index) + match[0].replace(/\d/g, 'x');
    at = match.index + match[0].length;
  }
  masked += text.slice(at);
  return withoutEmails(masked, 'x@x')
    .replace(titledNames(), (name) => name.replace(/(?<=.{3})[\p{L}\p{M}]/gu, 'x'))
    .replace(PASSPORT, (found) => found.replace(/\d/g, 'x'));
};

/** A piece of an address, masked as people would read it. */
const maskPiece = (piece: string): string => {
  const readable = decodedPart(decodedPart(piece.replace(/\+/g, ' ')));
  const masked = maskText(readable);
  return masked === readable ? piece : encodeURIComponent(masked);
};

/** An address with every value in it crossed out: in folders, file names, parameters and behind `#`. */
export const maskAddress = (address: string): string => {
  if (!URL.canParse(address)) return maskText(address);
  const hostEnd = address.slice(address.indexOf('//') + 2).search(/[/?#]/);
  if (!address.includes('//') || hostEnd < 0) return address.includes('//') ? address : maskText(address);
  const start = address.indexOf('//') + 2 + hostEnd;
  return address.slice(0, start) + address.slice(start).replace(/[^/?#&=;]+/g, maskPiece);
};
