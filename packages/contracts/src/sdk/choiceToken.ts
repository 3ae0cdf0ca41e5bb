/** Cookie of the website itself that its servers read. */
export const CHOICE_COOKIE = 'yy_c';

/**
 * The signed choice, its content: `v1.{bitmap}.{version}.{day}.{signature}`, numbers in base 36. Bit n of the bitmap says
 * that categories of type n are granted; type 1 always is. `day` counts whole UTC days since 1970. The signature is the
 * beginning of an HMAC-SHA256 over `{site key}|v1.{bitmap}.{version}.{day}`, in base64url.
 */
export const CHOICE_TOKEN = {
  prefix: 'v1',
  signatureBytes: 16,
  secretBytes: 32,
  /** The key of a website comes from its secret by HKDF-SHA256 with these words. */
  salt: 'yinyom',
  info: 'choice-cookie/1',
  keyBytes: 32,
} as const;

/** What a signed choice says. */
export interface SignedChoice {
  /** Types of categories that are granted; 1 need not be named. */
  types: readonly number[];
  /** Version of the banner that was shown. */
  version: number;
  /** Whole UTC days since 1970 at the decision. */
  day: number;
}

/** The text before the signature. Pure. */
export const choiceText = ({ types, version, day }: SignedChoice): string => {
  const bitmap = types.reduce((bits, type) => bits | (1 << type), 1 << 1);
  return [CHOICE_TOKEN.prefix, ...[bitmap, version, day].map((number) => number.toString(36))].join('.');
};
