import { createHash } from 'node:crypto';
import type { LetterText } from '@yinyom/texts/sentences/requestLetter';

/** SHA-256 of a letter, hexadecimal. */
export const letterHash = (letter: LetterText): string =>
  createHash('sha256').update(JSON.stringify(letter)).digest('hex');
