import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { showBuild } from './showBuild.mjs';
import { shiftOf, watchPage, watchShift } from './watchPage.mjs';

/** More than so much of the window may not move by itself while a page is drawn first (the limit of good pages is 0.1). */
export const MOST_SHIFT = 0.02;
const LOOK_MS = 100;

let axe;
const axeSource = () =>
  (axe ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));

/** Runs in the page: whether the remote drew something, or the shell says in its place that it cannot. */
const isDecided = (name) => {
  const { document } = globalThis;
  const mark = document.querySelector(`[data-remote="${name}"]`);
  // The mark takes no part in the layout, so it has a text and no box.
  const isBusy = mark?.querySelector('[aria-busy="true"]');
  if (mark && mark.textContent.trim() !== '' && !isBusy && document.fonts.status === 'loaded') return 'drawn';
  return document.querySelector('main [role="alert"]') && !mark ? 'failed' : false;
};

/** Waits until a page asks for nothing more; one request, its stream of events, may stay open. */
const settle = (page, timeout) =>
  page.waitForNetworkIdle({ idleTime: 400, concurrency: 1, timeout }).catch(() => undefined);

/** What axe finds in what the remote drew. */
const violationsIn = async (page, name) => {
  await page.evaluate(axeSource());
  return page.evaluate(async (remote) => {
    const found = await globalThis.axe.run(
      { include: [[`[data-remote="${remote}"]`]] },
      { iframes: false, resultTypes: ['violations'] },
    );
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
  }, name);
};

const waitForDrawing = async (page, name, patience) => {
  const decided = await page
    .waitForFunction(isDecided, { timeout: patience, polling: LOOK_MS }, name)
    .then((handle) => handle.jsonValue())
    .catch(() => 'late');
  await settle(page, patience);
  return decided;
};

/** Goes on to pages of other remotes in the same document, as people do. @returns a sentence for each that is not drawn */
const brokenAfter = async (page, neighbours, patience) => {
  const broken = [];
  for (const { name, address } of neighbours) {
    await page.evaluate((path) => {
      const prefix = /^\/(?:en|cn|jp|kh)(?=\/|$)/.exec(globalThis.location.pathname)?.[0] ?? '';
      globalThis.history.pushState(null, '', prefix + path);
      globalThis.dispatchEvent(new globalThis.PopStateEvent('popstate', { state: null }));
    }, address);
    const decided = await waitForDrawing(page, name, patience);
    if (decided !== 'drawn')
      broken.push(`${address} of ${name}, opened after it in the same document: ${WORDS[decided]}`);
  }
  return broken;
};

const WORDS = {
  failed: 'the shell says in its place that it cannot be shown',
  late: 'nothing was drawn in time',
};

/**
 * Opens one page of a build in a tab of its own.
 * @param context of puppeteer, signed in where the page needs it
 * @param {object} visit `address` below the origin, `width` (px), `patience` (ms), and what `showBuild` takes
 * @param {boolean} [visit.thorough] also axe
 * @param {{ name: string, address: string }[]} [visit.after] pages of other remotes that are opened next in the same document
 * @returns what was seen: `drawn`, and problems by check
 */
export const visitPage = async (
  context,
  { name, address, width, patience, thorough = true, after = [], ...view },
) => {
  const page = await context.newPage();
  const loaded = new Set();
  try {
    await page.setViewport({ width, height: 900 });
    // What moves on purpose would be measured, and has no contrast yet.
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await showBuild(page, { ...view, onFile: (file) => loaded.add(file) });
    await watchShift(page);
    const { errors, calls, outside } = watchPage(page, view.origin);
    await page.goto(view.origin + address, { waitUntil: 'domcontentloaded', timeout: patience });
    const decided = await waitForDrawing(page, name, patience);
    const drawn = decided === 'drawn';
    const sizes = await Promise.all([...loaded].map((file) => view.files.packedSize(file)));
    const found = drawn && thorough ? await violationsIn(page, name) : [];
    // Last, so that what comes late counts.
    const shift = await shiftOf(page);
    // What other remotes do later is theirs.
    const [said, made, asked] = [[...new Set(errors)], new Set(calls), [...outside]];
    const broken = drawn ? await brokenAfter(page, after, patience) : [];
    return {
      address,
      drawn,
      calls: made,
      bytes: sizes.reduce((sum, size) => sum + size, 0),
      files: loaded.size,
      shift,
      problems: {
        draws: drawn ? broken : [WORDS[decided]],
        console: said,
        axe: found,
        shift:
          shift > MOST_SHIFT
            ? [`${shift.toFixed(3)} of the window moves by itself (at most ${MOST_SHIFT})`]
            : [],
        calls: asked.map((origin) => `asks ${origin}, which is not the platform`),
        budget: [],
      },
    };
  } finally {
    await page.close();
  }
};

/** The requests that the shell makes on a page by itself: of a visit on which the build is withheld. */
export const shellsCalls = async (context, { address, width, patience, ...view }) => {
  const page = await context.newPage();
  try {
    await page.setViewport({ width, height: 900 });
    await showBuild(page, { ...view, blocked: true });
    const { calls } = watchPage(page, view.origin);
    await page.goto(view.origin + address, { waitUntil: 'domcontentloaded', timeout: patience });
    await page.waitForSelector('main [role="alert"]', { timeout: patience }).catch(() => undefined);
    await settle(page, patience);
    return calls;
  } finally {
    await page.close();
  }
};
