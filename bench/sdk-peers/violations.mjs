import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { openPage, press } from './visit.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules that axe finds broken inside the candidate's own elements. */
const count = async (page, scope) => {
  // axe computes contrast only inside <body>; moving keeps an open dialog open.
  await page.evaluate((selector) => {
    for (const element of document.querySelectorAll(selector))
      if (element.parentElement === document.documentElement) document.body.moveBefore(element, null);
  }, scope);
  await page.evaluate(axe);
  const { violations } = await page.evaluate(
    (selector) =>
      window.axe.run(
        { include: [selector] },
        { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
      ),
    scope,
  );
  return violations.length;
};

/** Broken WCAG rules of banner and preference modal; undefined where there is none. */
export const violations = async (browser, candidate, url) => {
  const { page, leave } = await openPage(browser, { url, banner: candidate.banner, openRoots: true });
  try {
    await page.waitForFunction(() => window.bench.notes.seen > 0, { timeout: 8000 });
    const banner = await count(page, candidate.scope);
    if (!candidate.modal || !(await press(page, candidate.settings))) return { banner };
    await page.waitForFunction(
      (selector) => window.bench.find(selector)?.checkVisibility(),
      { timeout: 8000 },
      candidate.modal,
    );
    return { banner, modal: await count(page, candidate.scope) };
  } catch {
    return {};
  } finally {
    await leave();
  }
};
