import { yinyomVerify } from 'yinyom-verify/yinyomVerify';
import type { Command } from '../Command';

export const verify: Command = {
  words: 'verify',
  operands: ['FILE'],
  about: 'verify',
  options: {},
  // Its options and sentences are those of `yinyom-verify`, which auditors use alone.
  passesOn: true,
  run: ({ operands, surroundings }) =>
    yinyomVerify([...operands], (text) => void surroundings.stdout.write(text)),
};
