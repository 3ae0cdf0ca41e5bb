import { createRequire } from 'node:module';
import { candidates } from './candidates.mjs';
import { startFixtureSite } from './fixtureSite.mjs';
import { installPeers } from './installPeers.mjs';
import { median } from './median.mjs';
import { shopVisits } from './shopVisits.mjs';
import { returningVisit } from './returning.mjs';
import { firstVisit, strictVisit } from './visit.mjs';
import { violations } from './violations.mjs';

const KB = 1024;
const MEASURES = ['paint', 'banner', 'shift', 'blocking', 'longTasks', 'interaction', 'requests', 'bytes'];

const cell = (value, digits = 0) => (value === undefined ? '-' : value.toFixed(digits));
const lineOf = ({ name, medians, strict, axe }) => [
  name,
  medians.banner === undefined ? '-' : `${cell(medians.bytes / KB, 1)}, ${cell(medians.requests)}`,
  cell(medians.paint),
  cell(medians.banner),
  cell(medians.blocking),
  cell(medians.shift, 3),
  cell(medians.interaction),
  `${cell(axe?.banner)} / ${cell(axe?.modal)}`,
  strict ?? '-',
];
const TITLES = [
  '',
  'gzip KB, requests',
  'first paint ms',
  'banner ms',
  'blocking ms',
  'shift',
  'accept ms',
  'axe banner / modal',
  'strict CSP',
];

const printTable = (rows) => {
  const lines = [TITLES, ...rows.map(lineOf)];
  const widths = TITLES.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  for (const line of lines) console.log(line.map((text, column) => text.padEnd(widths[column])).join('  '));
  console.log('medians; CPU ×4, 1.6 Mbit/s, 150 ms per request; all on one page, visits interleaved\n');
};

/**
 * Measures our script and the peers that are installed on one page, visits interleaved.
 *
 * @param {number} runs visits per candidate
 * @returns rows of the bench for our script, and the medians of everybody
 */
export const comparePeers = async (runs) => {
  installPeers();
  const { launchBrowser } = createRequire(import.meta.url)('@yinyom/service-kit/browser/launchBrowser');
  const site = await startFixtureSite();
  const browser = await launchBrowser();
  try {
    const all = await candidates(site.origin);
    site.show(all);
    const url = (index) => `${site.origin}/page/${index}`;
    const visits = all.map(() => []);
    for (let run = 0; run < runs; run++)
      for (const [index, candidate] of all.entries())
        visits[index].push(await firstVisit(browser, candidate, url(index), site.weights));

    const rows = [];
    for (const [index, candidate] of all.entries())
      rows.push({
        name: candidate.name,
        medians: Object.fromEntries(
          MEASURES.map((measure) => [measure, median(visits[index].map((visit) => visit[measure]))]),
        ),
        ...(candidate.banner && {
          strict: await strictVisit(browser, candidate, url(index)),
          axe: await violations(browser, candidate, url(index)),
        }),
      });
    printTable(rows);

    const shop = await shopVisits(browser, runs);
    for (const { name, rows: seen } of shop) {
      console.log(`An ordinary page: style sheet, deferred script, picture. ${name}`);
      printTable(seen);
    }

    const [bare, ours] = rows;
    const returning = await returningVisit(browser, all[1], url(1), `${site.origin}/cookie`, runs);
    return [
      {
        what: 'SDK, banner visible, times the bare page’s first paint',
        value: ours.medians.banner / bare.medians.paint,
        unit: '×',
        budget: 1.2,
      },
      { what: 'SDK, layout shift', value: ours.medians.shift, unit: '', budget: 0 },
      {
        what: 'SDK, long tasks more than the bare page has',
        value: Math.max(0, ours.medians.longTasks - bare.medians.longTasks),
        unit: '',
        budget: 0,
      },
      { what: 'SDK, accept answers, CPU ×4', value: ours.medians.interaction, unit: 'ms', budget: 50 },
      {
        what: 'SDK, later page views beyond one cookie read, CPU ×4',
        value: returning.evaluation,
        unit: 'ms',
        budget: 1,
      },
      {
        what: 'SDK, the same with its work on events until the page has loaded',
        value: returning.untilLoad,
        unit: 'ms',
      },
      ...shop.flatMap(({ name, budgets, rows: [page, script, carried] }) =>
        [script, carried].map(({ name: whose, medians }, at) => ({
          what: `SDK on an ordinary page, times the bare page: ${whose}, ${name}`,
          value: medians.banner / page.medians.paint,
          unit: '×',
          budget: budgets[at],
        })),
      ),
    ];
  } finally {
    await browser.close();
    await site.stop();
  }
};
