import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RuleCategory } from '../classification/CookieRule';
import { parseCsv } from './parseCsv';

const DATA = path.resolve(__dirname, '../../data');

/** The rows of a file in `data`. */
export const readList = (name: string): Record<string, string>[] =>
  parseCsv(readFileSync(path.join(DATA, name), 'utf8'));

/** @throws Error where a row names none */
export const categoryOf = (text = ''): RuleCategory => {
  const category = Number(text);
  if (category !== 1 && category !== 2 && category !== 3 && category !== 4)
    throw new Error(`${text} is no category of a rule`);
  return category;
};
