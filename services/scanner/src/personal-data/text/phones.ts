import { LIST_SIZE } from '../Content';
import { plainDigits } from './digits';

/**
 * Mobile numbers of Thailand, with or without the country's code. One that spaces divide could be a piece of a longer number;
 * one without spaces may have the numbers of other columns next to it.
 */
const MOBILE =
  /(?<![\w.,/=-])(?:(?:\+|00)66[.-]?(?:\(0\))?|\(?0-?)[689]\)?[.-]?\d\)?[.-]?(?:\d[.-]?){6}\d(?![\w/=-]|[.,]\d)|(?<![\w.,/=-]|\d )(?:(?:\+|00)66[ .-]?(?:\(0\)[ ]?)?|\(?0[ -]?)[689]\)?[ .-]?\d\)?[ .-]?(?:\d[ .-]?){6}\d(?![\w/=-]|[.,]\d| \d)/g;

/** Digits of a number without its first zero. */
const SHORTEST = 9;

/** The one way to write a mobile number. */
export const normalPhone = (found: string): string => {
  const digits = found.replace(/\D/g, '').replace(/^(?:00)?66(?:0)?/, '0');
  return digits.length === 9 ? `0${digits}` : digits;
};

export const phonesIn = (raw: string): { phone: string; at: number }[] =>
  raw.length < SHORTEST ? [] : allIn(raw);

const allIn = (raw: string): { phone: string; at: number }[] =>
  [...plainDigits(raw).matchAll(MOBILE)]
    .map((match) => ({ phone: normalPhone(match[0]), at: match.index }))
    .filter(({ phone }) => /^0[689]\d{8}$/.test(phone) && !/^0\d(\d)\1{7}$/.test(phone));

/**
 * Numbers that a page lets visitors call, as the website's own.
 * @param called as links have them
 * @returns none of many mobile numbers: these are a list of people
 */
export const ownNumbers = (called: Iterable<string>): { own: string[]; listed: string[] } => {
  const numbers = [...new Set([...called].map(normalPhone))];
  const mobile = numbers.filter((number) => /^0[689]\d{8}$/.test(number));
  const isList = mobile.length >= LIST_SIZE;
  return {
    own: isList ? numbers.filter((number) => !mobile.includes(number)) : numbers,
    listed: isList ? mobile : [],
  };
};
