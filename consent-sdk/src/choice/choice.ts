import type { SdkCategory, SdkConfig } from '@yinyom/contracts/sdk/config';
import { now } from '../platform/now';
import { toJson } from '../platform/toJson';
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

const DAY = 86_400;
const MAX_BYTES = 600;

/** When a choice made now ends, seconds since 1970. */
export const endOf = ({ expiry_days }: Pick<SdkConfig, 'expiry_days'>): number => now() + expiry_days * DAY;
/** A choice as JSON, its members in any order. */
const FORM =
  /^\{(("v":1|"c":"[\da-f-]{14}4[\da-f]{3}-[89ab][\da-f-]{16}"|"i":"[\w-]{1,64}"|"[tx]":\d{1,12}|"s":\{("[\w-]{1,64}":[01],?)*\}),?)+\}$/;

/** The key of a category inside `Choice.s`. */
export const choiceKey = ({ id, type }: SdkCategory): string => (type === 5 ? id : `${type}`);

/**
 * Reads a cookie or mirror strictly: visitors and sub-domains can write anything, one wrong field voids it. Nobody can
 * have chosen on a version that is not published here, nor for longer than the website keeps a choice.
 */
export const parseChoice = (
  text: string | null,
  config: Pick<SdkConfig, 'version' | 'expiry_days'>,
): Choice | null => {
  const value = parseObject(text) as Choice | null;
  return value &&
    FORM.test(toJson(value)) &&
    value.v &&
    value.c &&
    value.s &&
    value.t <= config.version &&
    value.x <= endOf(config)
    ? value
    : null;
};

/** Cookie value: JSON with only what a cookie may not carry encoded. Beyond 600 bytes denials are left out. */
export const formatChoice = (choice: Choice): string => {
  const encode = (without?: unknown): string => toJson(choice, without).replace(/[",]/g, encodeURIComponent);
  const text = encode();
  return text.length <= MAX_BYTES ? text : encode(0);
};
