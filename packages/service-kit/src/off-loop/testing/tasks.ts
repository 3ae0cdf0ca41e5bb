import { getPriority } from 'node:os';
import { AppError } from '../../AppError';

export const sum = (...numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);

export const never = (): void => {
  for (;;);
};

/** Backtracks for ever. */
export const backtrack = (text: string): boolean => /^(?:a|aa)+$/.test(text);

export const fillMemory = (): number => {
  const kept: number[][] = [];
  for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => index));
};

export const large = (bytes: number): string => 'x'.repeat(bytes);

export const refuse = (): never => {
  throw new AppError(422, 'import_not_readable', { values: { line: 7 } });
};

export const fail = (): never => {
  throw new TypeError('a fault of ours');
};

export const settings = (): string[] => Object.keys(process.env);

/** Niceness of the thread that runs it. */
export const priority = (): number => getPriority(0);
