// Three scans of the scanner's own website: what they find, what they must not do, what they cost.
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

export const measure = async () => {
  buildAll(['scanner']);
  const rows = [];
  for (const [at, kind] of ['th', 'shadow', 'frame'].entries())
    rows.push(...rowsOf(await scanFixture(kind, { quiet: true }), at));
  return rows;
};
