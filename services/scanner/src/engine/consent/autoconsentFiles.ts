import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const resolve = createRequire(__filename).resolve;

interface Rules {
  autoconsent: { name: string; cosmetic?: boolean }[];
}

/**
 * Rules that autoconsent follows as it is set here (`knownBanner.ts`): neither generated ones nor those that only hide a banner. It
 * would drop the others itself, in each frame, and they are three quarters of the file.
 * @param rules of autoconsent, as JSON
 */
export const usedRules = (rules: string): string => {
  const { autoconsent } = JSON.parse(rules) as Rules;
  return JSON.stringify({
    autoconsent: autoconsent.filter(({ name, cosmetic }) => !cosmetic && !name.startsWith('auto_')),
  });
};

/** What autoconsent needs in a page: its script, and the rules that it follows as JSON. */
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
    return { script, rules: usedRules(rules) };
  })());
