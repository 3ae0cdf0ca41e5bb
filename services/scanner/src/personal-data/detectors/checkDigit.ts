/** Numbers that guides and forms show as an example. */
const SAMPLES = new Set(['1234567890121', '1101700000000', '1100100000000']);

/** Whether the last of 13 digits is the check digit of the first twelve. */
export const hasCheckDigit = (digits: string): boolean => {
  let sum = 0;
  for (let at = 0; at < 12; at += 1) sum += Number(digits[at]) * (13 - at);
  return (11 - (sum % 11)) % 10 === Number(digits[12]);
};

/** Whether 13 digits can be a Thai national id that belongs to a person. */
export const isNationalId = (digits: string): boolean =>
  /^[1-8]\d{12}$/.test(digits) &&
  hasCheckDigit(digits) &&
  !/^(\d)\1{11}/.test(digits) &&
  !SAMPLES.has(digits);

/** Whether the last of 13 digits is that of a barcode (EAN-13). */
export const isBarcode = (digits: string): boolean => {
  let sum = 0;
  for (let at = 0; at < 12; at += 1) sum += Number(digits[at]) * (at % 2 === 0 ? 1 : 3);
  return (10 - (sum % 10)) % 10 === Number(digits[12]);
};
