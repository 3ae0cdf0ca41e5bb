// Three scans of the scanner's own website: what they find, what they must not do, what they cost; and what leak watch adds to a scan.
import { measureLeakWatch } from '../../services/scanner/bench/measureLeakWatch.mjs';
import { scanFixture } from '../../services/scanner/bench/scanFixture.mjs';
import { buildAll } from '../../tooling/build/buildAll.mjs';

/** The table knows upper bounds: shares are measured by what is missing. */
const rowsOf = (run, at) => {
  const found = run.items - run.missed.length;
  const weakest = Math.max(...Object.values(run.ways).map((way) => 1 - way.found / way.items));
  const row = (what, value, unit, budget) => ({
    what: `scan ${at + 1} (${run.bannerKind}), ${what}`,
    value,
    unit,
    budget,
  });
  return [
    row('items not found', 100 * (1 - run.recall), '%', 5),
    row('items of the weakest way not found', 100 * weakest, '%', 20),
    row('invented items', 100 * (1 - run.precision), '%', 1),
    row('wrong durations', (100 * run.wrongDuration.length) / found, '%', 2),
    row('wrong before/after consent', (100 * run.wrongConsent.length) / found, '%', 2),
    row('forbidden connections', run.forbiddenConnections, '', 0),
    row('pages of other websites', run.externalPages, '', 0),
    row('posted forms', run.postedForms, '', 0),
    row('pages against robots.txt', run.robots, '', 0),
    row('pages of the endless calendar', run.calendarPages, '', 15),
    row('seconds per page', 60 / run.pagesPerMinute, 's', 60 / 40),
    row('memory', run.peakBytes / 2 ** 20, 'MB', 1_536),
    row('Chromium processes left', run.left, '', 0),
  ];
};

const LEAK_PAGES = 200;

/** Shares of the same scan without leak watch; `runs` pairs of scans, some quarter of an hour each. */
const leakWatchRows = async (runs) => {
  const { scans, median } = await measureLeakWatch({ pages: LEAK_PAGES, rounds: runs });
  const unread = scans.filter(({ kind }) => kind === 'with').map(({ read }) => LEAK_PAGES - read);
  const row = (what, value, unit, budget) => ({
    what: `scan of ${LEAK_PAGES} pages with leak watch, ${what}`,
    value,
    unit,
    budget,
  });
  return [
    row('time of the scan without', median.wall, 'x', 1.1),
    row('processor time of the scan without', median.cpu, 'x', 1.1),
    row('pages that it did not read', Math.max(...unread), '', 0),
  ];
};

export const measure = async ({ runs = 1 } = {}) => {
  buildAll(['scanner']);
  const rows = [];
  for (const [at, kind] of ['th', 'shadow', 'frame'].entries())
    rows.push(...rowsOf(await scanFixture(kind, { quiet: true }), at));
  rows.push(...(await leakWatchRows(runs)));
  return rows;
};
