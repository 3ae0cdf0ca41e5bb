import { visible } from './visible';

/**
 * An address whose host has letters of the platform's languages. Those that look like Latin ones are not among them. The ASCII form
 * of a host takes time in proportion to the square of its length: no host is longer than 253 letters.
 */
const FORM = /^([^@]*@)([\w.\p{sc=Thai}\p{sc=Khmer}\p{sc=Han}\p{scx=Hira}\p{scx=Kana}-]{1,253})$/u;

/**
 * A mail address as it is kept: without what cannot be seen, its host in the ASCII form in which mail servers know international
 * names (Thai letters, for one). What is no address comes back as it looks.
 */
export const toMailAddress = (given: string): string => {
  const address = visible(given);
  const [, before, host = ''] = FORM.exec(address) ?? [];
  // What a browser makes of an ASCII host that is none must not become one.
  if (before === undefined || /^[\w.-]*$/.test(host)) return address;
  return URL.canParse(`http://${host}`) ? before + new URL(`http://${host}`).hostname : address;
};
