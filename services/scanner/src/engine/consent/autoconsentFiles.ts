import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const resolve = createRequire(__filename).resolve;

/** What autoconsent needs in a page: its script, and the rules of the products it knows as JSON. */
export interface AutoconsentFiles {
  script: string;
  rules: string;
}

let files: Promise<AutoconsentFiles> | undefined;

/** Read once per process. */
export const autoconsentFiles = (): Promise<AutoconsentFiles> =>
  (files ??= (async () => {
    const folder = path.dirname(resolve('@duckduckgo/autoconsent'));
    const [script, rules] = await Promise.all([
      readFile(path.join(folder, 'autoconsent.playwright.js'), 'utf8'),
      readFile(resolve('@duckduckgo/autoconsent/rules/rules.json'), 'utf8'),
    ]);
    return { script, rules };
  })());
