import { documentPrototype } from './native';
import { safely } from './safely';

/** Taken from the prototype, before scripts of the page had a chance to replace it. */
export const cookieAccessor = Object.getOwnPropertyDescriptor(documentPrototype, 'cookie')!;

/** All cookies the page can read, as one string; empty when cookies are denied. */
export const readCookies = (): string => safely(() => cookieAccessor.get!.call(document) as string) ?? '';

/** Writes one cookie, past any guard. Where cookies are denied the choice lives in memory. */
export const writeCookie = (cookie: string): unknown =>
  safely(() => cookieAccessor.set!.call(document, cookie) as unknown);
