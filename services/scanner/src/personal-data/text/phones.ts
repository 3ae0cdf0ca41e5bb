import { plainDigits } from './digits';

/** Mobile numbers of Thailand, with or without the country's code. */
const MOBILE =
  /(?<![\w.,/=-]|\d )(?:(?:\+|00)66[ .-]?(?:\(0\)[ ]?)?|\(?0)[689]\)?(?:\d[ .-]?){7}\d(?![\w/=-]|[.,]\d| \d)/g;

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
