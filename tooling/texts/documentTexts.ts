import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, rooms } from '../lint/sources';

/** A heading, paragraph, list item or table row, in one line. */
export interface DocumentText {
  /** The file and the line where it begins. */
  where: string;
  text: string;
}

const FOLDERS = ['docs/guides', 'docs/operate'];

const FILES = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/README.md',
  'docs/architecture.md',
  'docs/banner-editor.md',
  'docs/domain-language.md',
  'docs/keys.md',
  'docs/ledger.md',
  'docs/running.md',
  'consent-sdk/README.md',
];

const BEGINS = /^\s*(?:[-*]|\d+\.)\s|^#|^\|/;

/** What people read in Markdown. Code and the targets of links are left out, because other rules hold for them. */
export const textsOf = (markdown: string, file: string): DocumentText[] => {
  const texts: DocumentText[] = [];
  let isCode = false;
  let isOpen = false;
  for (const [at, line] of markdown.split('\n').entries()) {
    const isFence = line.trimStart().startsWith('```');
    if (isFence) isCode = !isCode;
    if (isFence || isCode || line.trim() === '') {
      isOpen = false;
      continue;
    }
    const last = texts.at(-1);
    if (last && isOpen && !BEGINS.test(line)) last.text += ` ${line.trim()}`;
    else texts.push({ where: `${file}:${at + 1}`, text: line.trim() });
    isOpen = !/^[#|]/.test(line);
  }
  return texts.map(({ where, text }) => ({
    where,
    text: text.replace(/`[^`]*`/g, '…').replace(/\]\([^)]*\)/g, ']'),
  }));
};

/** The texts of the README, the guides, the operators' pages and the READMEs of packages. */
export const documentTexts = (): DocumentText[] => {
  const below = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder)).map((name) => `${folder}/${name}`),
  );
  const packages = rooms
    .filter((room) => room.startsWith('packages/'))
    .map((room) => `${room}/README.md`)
    .filter((file) => existsSync(path.join(ROOT, file)));
  return [...FILES, ...below, ...packages]
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => textsOf(readFileSync(path.join(ROOT, file), 'utf8'), file));
};
