import type { SdkCategory } from '@yinyom/contracts/sdk/config';
import { parseObject } from '../platform/webStorage';

/** A visitor's choice as it stands in the first-party cookie. Short names keep the cookie below 600 bytes. */
export interface Choice {
  /** Format version. */
  v: 1;
  /** Client id, UUID v4. */
  c: string;
  /** Consent id of the server's record; absent until the record was delivered. */
  i?: string;
  /** Template version the choice was made on. */
  t: number;
  /** End of validity, seconds since 1970. */
  x: number;
  /** 1 granted, 0 denied; keyed by category type, the owner's own categories (type 5) by id. */
  s: Record<string, 0 | 1>;
}

const MAX_BYTES = 600;
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const ID = /^[\w-]{1,64}$/;
const STATES = /^\{("[\w-]{1,64}":[01],?)*\}$/;

/** The key of a category inside `Choice.s`. */
export const choiceKey = ({ id, type }: SdkCategory): string => (type === 5 ? id : `${type}`);

/** Reads a cookie or mirror strictly: visitors and sub-domains can write anything, one wrong field voids it. */
export const parseChoice = (text: string | null): Choice | null => {
  const value = parseObject(text) as Choice | null;
  const valid =
    value?.v === 1 &&
    UUID.test(value.c) &&
    ID.test(value.i ?? 'none') &&
    Number.isInteger(value.t) &&
    Number.isInteger(value.x) &&
    STATES.test(JSON.stringify(value.s));
  return valid ? value : null;
};

const encode = (choice: Choice): string =>
  JSON.stringify(choice).replace(/[",]/g, (char) => (char === ',' ? '%2C' : '%22'));

/** Cookie value: JSON with only what a cookie may not carry encoded. Beyond 600 bytes denials are left out. */
export const formatChoice = (choice: Choice): string => {
  const text = encode(choice);
  if (text.length <= MAX_BYTES) return text;
  const granted: Choice['s'] = {};
  for (const key of Object.keys(choice.s)) if (choice.s[key]) granted[key] = 1;
  return encode({ ...choice, s: granted });
};
