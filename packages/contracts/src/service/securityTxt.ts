import { DAY_MS } from '../durations';

/** Where researchers look for the contact of an installation (RFC 9116). */
export const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** RFC 9116 advises less than a year; the day of expiry moves on each day. */
export const SECURITY_TXT_DAYS = 180;

/** What an operator says to those who found a weakness. */
export interface SecurityContact {
  /** `mailto:`, `tel:` or `https:`, the preferred one first. */
  contacts: readonly string[];
  /** Where the rules for reports are. */
  policy: string | undefined;
  /** Languages (BCP 47) in which reports are read. */
  languages: readonly string[];
  /** Origin of the installation. */
  origin: string;
}

/** Midnight in UTC, so that the file changes once a day. */
const expiryOf = (now: Date): string =>
  new Date((Math.floor(now.getTime() / DAY_MS) + SECURITY_TXT_DAYS) * DAY_MS).toISOString();

/** The text of `security.txt`. */
export const securityTxt = ({ contacts, policy, languages, origin }: SecurityContact, now: Date): string =>
  [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expiryOf(now)}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}${SECURITY_TXT_PATH}`,
    ...(policy === undefined ? [] : [`Policy: ${policy}`]),
    '',
  ].join('\n');
