/**
 * Letters of ASCII in the other case, and no others: outside of ASCII a letter can become one of ASCII (`K`, the sign of kelvin, `k`) or two
 * (`ß`, `SS`), and a text would pass for a host or a country that it does not name.
 */
export const inSmallLetters = (text: string): string =>
  text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
export const inCapitals = (text: string): string =>
  text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
