/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import places from './brandPlaces.json';
import { isTest, ROOT, scriptsIn } from './sources';

const FOLDERS = ['api-gateway/src', 'packages/notice/src', 'packages/service-kit/src', 'services'];
/** What draws or sends a page, a mail or a document. */
const DRAWS =
  /\b(?:pdfPage|documentPage|registerPage|paperFrame)\(|\btype\('html'\)|\btype: 'html'[,;]|<!doctype html/i;
/** Programs for tests, and pages that the scanner's own browser opens. */
const NOT_SHOWN = /\/(?:bench|engine|sample|test|testing)\//;

const draws = (code: string): boolean => DRAWS.test(code);
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const branded = places.flatMap(({ file, test }) => (test === undefined ? [] : [{ file, test }]));

it('every page, mail and document has the brand of its organization, or brandPlaces.json says why it has none', () => {
  const found = FOLDERS.flatMap(scriptsIn).filter(
    (file) => !isTest(file) && !NOT_SHOWN.test(file) && draws(read(file)),
  );
  expect(found.sort()).toEqual(places.map(({ file }) => file).sort());
  expect(places.filter(({ test, why = '' }) => (test === undefined) !== why.length > 20)).toEqual([]);
});

it.each(branded)('$file takes a brand, and $test shows it', ({ file, test }) => {
  expect(existsSync(path.join(ROOT, test))).toBe(true);
  expect(read(test)).toMatch(/brand/i);
  // Of the console, `brandedPage` writes the brand into what `sendPage` sends.
  if (file !== 'api-gateway/src/console/sendPage.ts') expect(read(file)).toMatch(/\bbrand\b/);
});

it.each([
  ['return pdfPage({ lang, title, style, content });', true],
  ["  res.type('html').send(page);", true],
  ["    type: 'html',", true],
  ['const page = `<!DOCTYPE html>\n<html>`;', true],
  ["import { pdfPage } from '@yinyom/service-kit/pdf/pdfPage';", false],
  ["  type: 'json' | 'html';", false],
])('%s draws something: %s', (code, isFound) => {
  expect(draws(code)).toBe(isFound);
});
