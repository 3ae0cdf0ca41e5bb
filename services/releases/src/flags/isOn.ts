import { createHash } from 'node:crypto';
import type { FlagSetting } from '@yinyom/contracts/release/partFlags';

/** Where an organization is among all of them for a flag, from 0 to 1: always at the same place, so a share only grows or shrinks. */
export const placeOf = (part: string, flag: string, organization: string): number =>
  createHash('sha256').update(`${part} ${flag} ${organization}`).digest().readUInt32BE(0) / 2 ** 32;

/**
 * Whether a flag is on for an organization.
 * @param otherwise what the flag is where nothing is set
 */
export const isOn = (
  { kind, share = 0, organizations = [] }: FlagSetting,
  otherwise: boolean,
  { part, flag, organization }: { part: string; flag: string; organization: string },
): boolean => {
  switch (kind) {
    case 'on':
      return true;
    case 'off':
      return false;
    case 'share':
      return placeOf(part, flag, organization) < share;
    case 'organizations':
      return organizations.includes(organization);
    case 'default':
      return otherwise;
  }
};
