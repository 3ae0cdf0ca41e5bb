import { dictionary } from '@zxcvbn-ts/language-common';

/** Passwords that leaks are full of, in small letters: the list that the makers of zxcvbn-ts keep, nearly 50,000. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(dictionary['passwords-common']);
