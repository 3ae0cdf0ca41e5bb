import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'puppeteer';
import { isAtRest } from './standsStill';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page once nothing fades or moves on it, one line each: what fades in has no contrast yet. */
export const violations = async (page: Page): Promise<string[]> => {
  await isAtRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const found = await page.evaluate(() =>
    // Axe is not in the frames: it would only wait in vain for their answer.
    (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run({
      iframes: false,
      resultTypes: ['violations'],
    }),
  );
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
};
