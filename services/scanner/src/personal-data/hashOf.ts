import { createHash } from 'node:crypto';
import type { LeakKind } from '@yinyom/contracts/scanner/leakKinds';

const LETTERS = 22;

/**
 * What stands for a value between the process that read it and the one with the key of its website. It can be guessed,
 * and is therefore never stored.
 */
export const hashOf = (kind: LeakKind, value: string): string =>
  createHash('sha256').update(`${kind}\0${value}`).digest('base64url').slice(0, LETTERS);
