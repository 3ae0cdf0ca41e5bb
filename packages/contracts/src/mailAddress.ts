import { visible } from './visible';

/**
 * A mail address as it is kept: without what cannot be seen, its host in the ASCII form in which mail servers know international
 * names (`ตัวอย่าง.ไทย`). What is no address comes back as it looks.
 */
export const toMailAddress = (given: string): string => {
  const address = visible(given);
  const [, before, host = ''] = /^([^@]*@)([^\s:/?#\\@]+)$/.exec(address) ?? [];
  // Of other letters alone: what a browser makes of an ASCII host that is none must not become one.
  if (before === undefined || /^[\x21-\x7e]*$/.test(host)) return address;
  return URL.canParse(`http://${host}`) ? before + new URL(`http://${host}`).hostname : address;
};
