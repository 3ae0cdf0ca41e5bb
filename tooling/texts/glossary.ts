import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Lang } from '@yinyom/contracts/constants';
import { ROOT } from '../lint/sources';

/** Where a text is read; in Thai each has its own word for the reader. */
export type Place = 'console' | 'banner, legal, mail';

export interface RetiredWord {
  pattern: RegExp;
  /** What to write instead. */
  word: string;
  /** The only place where it is retired, if it is not retired everywhere. */
  place?: Place;
}

export interface Glossary {
  retired: RetiredWord[];
  /** Words that are retired in documents; only the English page has some. */
  inDocuments: RetiredWord[];
  /** Parts of a file's path or of a text's name that are let off. */
  exceptions: string[];
}

const spans = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, span]) => span ?? '');

/** The cells of the rows of the table below a heading; titles and rule left out. */
const rowsOf = (text: string, heading: string): string[][] =>
  (text.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** What `docs/glossary/{lang}.md` says. Throws for a pattern that is no regular expression. */
export const readGlossary = (lang: Lang): Glossary => {
  const text = readFileSync(path.join(ROOT, 'docs/glossary', `${lang}.md`), 'utf8');
  const retired = (heading: string, withPlace: boolean): RetiredWord[] =>
    rowsOf(text, heading).flatMap(([thing = '', word = '', patterns = '']) =>
      spans(patterns).map((pattern) => ({
        pattern: new RegExp(pattern, 'u'),
        word,
        ...(withPlace && { place: thing as Place }),
      })),
    );
  return {
    retired: [...retired('Words', false), ...retired('Register', true)],
    inDocuments: retired('Documents', false),
    exceptions: rowsOf(text, 'Exceptions').flatMap(([where = '']) => spans(where)),
  };
};
