const THAI_ZERO = 0x0e50;
/** Most texts have none of what is replaced, and looking once is much quicker than replacing four times. */
const UNUSUAL = /[\u0E50-\u0E59\u2010-\u2015\u2212\uFE63\uFF0D\u00A0\u2000-\u200A\u202F\u3000\uFF10-\uFF19]/;

/** Thai digits as Arabic ones, and every kind of dash and space as the plain one; each character keeps its position. */
export const plainDigits = (text: string): string => (UNUSUAL.test(text) ? replaced(text) : text);

const replaced = (text: string): string =>
  text
    .replace(/[\u0E50-\u0E59]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    .replace(/[\u2010-\u2015\u2212\uFE63\uFF0D]/g, '-')
    .replace(/[\u00A0\u2000-\u200A\u202F\u3000]/g, ' ')
    .replace(/[\uFF10-\uFF19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10));

export const digitsOf = (text: string): string => text.replace(/\D/g, '');
