import { isIP } from 'node:net';

const MAIL = /(?<![^\s"'<>(),;:=[\]{}])[^\s"'<>(),;:=[\]{}]+@[^\s"'<>(),;:=[\]{}]+/g;
const ADDRESS_V4 = /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/g;
/** Digits and colons in a row; a colon after an address belongs to the sentence. */
const ADDRESS_V6 = /(?<![\w:])[0-9a-f]*:[0-9a-f]*:[0-9a-f:]*(?!\w)/gi;
/** Addresses of the machine itself lead to nobody, and say which program could not be reached. */
const OWN = /^(?:127\.|0\.0\.0\.0$|::1$|::$)/;

const hidden = (address: string): string => (isIP(address) && !OWN.test(address) ? '[address]' : address);

const cleanText = (text: string): string =>
  text
    .replace(MAIL, '[mail]')
    .replace(ADDRESS_V4, hidden)
    .replace(ADDRESS_V6, (found) => {
      const whole = hidden(found);
      return whole === found && found.endsWith(':') ? `${hidden(found.slice(0, -1))}:` : whole;
    });

/** A path of a module in a stack of ours, `node_modules/@scope/…`, is no mail address. */
const cleanLine = (line: string): string => (/^\s+at /.test(line) ? line : cleanText(line));

const MOST_DEPTH = 6;

/** A copy of a logged value with mail addresses and network addresses taken out of all its texts. */
export const withoutPersonalData = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return value.split('\n').map(cleanLine).join('\n');
  if (typeof value !== 'object' || value === null || depth > MOST_DEPTH) return value;
  if (Array.isArray(value)) return value.map((one) => withoutPersonalData(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withoutPersonalData(one, depth + 1)]),
  );
};
