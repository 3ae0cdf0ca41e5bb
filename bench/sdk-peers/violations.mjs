import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isSeen, openPage, press } from './visit.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const PATIENCE = { timeout: 2000 };

/** Rules that axe finds broken inside the candidate's own elements. */
const count = async (page, scope) => {
  // axe computes contrast only inside <body>; moving keeps an open dialog open.
  await page.evaluate((selector) => {
    for (const element of document.querySelectorAll(selector))
      if (element.parentElement === document.documentElement) document.body.moveBefore(element, null);
  }, scope);
  // What is still fading in has no contrast yet.
  await page
    .waitForFunction(
      () => document.getAnimations().every(({ playState }) => playState !== 'running'),
      PATIENCE,
    )
    .catch(() => undefined);
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

/** A person whose press does nothing, because the script is not ready yet, presses again. */
const PRESSES = 4;

/** Opens the preference modal as a person does; says whether it can be seen. */
const openModal = async (page, { settings, modal }) => {
  if (!modal) return false;
  for (let presses = 0; presses < PRESSES; presses++) {
    if (!(await press(page, settings))) return false;
    const isOpen = await page
      .waitForFunction((selector) => window.bench.find(selector)?.checkVisibility(), PATIENCE, modal)
      .then(
        () => true,
        () => false,
      );
    if (isOpen) return true;
  }
  return false;
};

/** Broken WCAG rules of banner and preference modal; undefined where there is none to be seen. */
export const violations = async (browser, candidate, url) => {
  const { page, leave } = await openPage(browser, { url, banner: candidate.banner, openRoots: true });
  try {
    if (!(await isSeen(page))) return {};
    const banner = await count(page, candidate.scope);
    const modal = (await openModal(page, candidate)) ? await count(page, candidate.scope) : undefined;
    return { banner, modal };
  } finally {
    await leave();
  }
};
