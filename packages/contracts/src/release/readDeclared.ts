import type { Declared } from './Declared';
import { declaredShape } from './declaredShape';

/** Checks what a remote says about itself. @throws Error with one line for each thing that is not as it should be */
export const readDeclared = (value: unknown): Declared => {
  const read = declaredShape.safeParse(value);
  if (read.success) return read.data;
  const lines = read.error.issues.map(({ path, message }) => `  ${path.join('.') || 'declared'}: ${message}`);
  throw new Error(`What the remote says about itself is not complete:\n${lines.join('\n')}`);
};
