import { candidates } from './candidates.mjs';
import { floors } from './floors.mjs';
import { startFixtureSite } from './fixtureSite.mjs';
import { median } from './median.mjs';
import { firstVisit } from './visit.mjs';

const MEASURES = ['paint', 'banner', 'shift', 'blocking', 'longTasks', 'requests', 'bytes'];
/**
 * What differs: whose browser it is, and where the script comes from. Budgets of the script and of the one carried in the
 * page, times the bare page's first paint.
 */
const CASES = [
  { name: 'Thai visitor, another origin', language: 'th', foreign: true, budgets: [1.25, 1.1] },
  { name: 'English visitor, another origin', language: 'en', foreign: true, budgets: [1.25, 1.1] },
  { name: 'Thai visitor, the same origin', language: 'th', foreign: false, budgets: [1.15, 1.1] },
];

/**
 * First visits of a slow phone to an ordinary page, script of the banner from another host name or from the page's own,
 * visits interleaved.
 *
 * @param browser puppeteer's
 * @param {number} runs visits per candidate and case
 * @param {(name: string) => boolean} [isWanted] which candidates besides the bare page
 * @returns one entry per case: its name, budgets and the candidates' medians, the bare page first
 */
export const shopVisits = async (browser, runs, isWanted = () => true) => {
  const results = [];
  for (const { name, language, foreign, budgets } of CASES) {
    const site = await startFixtureSite();
    try {
      const base = foreign ? site.otherOrigin : '';
      const all = [...(await candidates(site.origin, base)), ...floors(base)].filter(
        (candidate, index) => index === 0 || isWanted(candidate.name),
      );
      site.show(all);
      const visits = all.map(() => []);
      for (let run = 0; run < runs; run++)
        for (const [index, candidate] of all.entries())
          visits[index].push(
            await firstVisit(browser, candidate, `${site.origin}/shop/${index}`, site.weights, language),
          );
      results.push({
        name,
        budgets,
        rows: all.map((candidate, index) => ({
          name: candidate.name,
          medians: Object.fromEntries(
            MEASURES.map((measure) => [measure, median(visits[index].map((visit) => visit[measure]))]),
          ),
        })),
      });
    } finally {
      await site.stop();
    }
  }
  return results;
};
