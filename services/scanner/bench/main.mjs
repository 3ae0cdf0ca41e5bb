// npm run bench -w services/scanner [-- th shadow …]: scans the fixture once for each banner and prints the marks.
// npm run bench -w services/scanner -- leak-watch [pages] [rounds]: scans pages (200) with and without leak watch, in turns; some half an
// hour for each two rounds (2) of 200.
import { BANNERS } from '../fixture/banner.mjs';
import { measureLeakWatch } from './measureLeakWatch.mjs';
import { measureOverhead } from './measureOverhead.mjs';
import { scanFixture } from './scanFixture.mjs';

const [first, pagesOfScan, roundsOfBoth] = process.argv.slice(2);
if (first === 'leak-watch') {
  const onScan = ({ kind, wall, cpu, pages, read }) =>
    console.log(`${kind}: ${wall.toFixed(0)} s, ${cpu.toFixed(1)} processor s, ${pages} pages, ${read} read`);
  const { wall, cpu, median } = await measureLeakWatch({
    onScan,
    ...(pagesOfScan && { pages: Number(pagesOfScan) }),
    ...(roundsOfBoth && { rounds: Number(roundsOfBoth) }),
  });
  const percent = (share) => `${(100 * share).toFixed(0)} %`;
  console.log(
    `With leak watch, of without: ${percent(wall)} time, ${percent(cpu)} processor time; median of the pairs ${percent(median.wall)} and ${percent(median.cpu)}`,
  );
  process.exit(0);
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((kind) => !BANNERS.includes(kind));
if (unknown.length > 0) {
  console.error(`There is no banner ${unknown.join(', ')}. Banners: ${BANNERS.join(', ')}.`);
  process.exit(2);
}

const percent = (part, whole) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const nameOf = ({ name, domain, type, durationSeconds, actual }) =>
  `${name} (${type}, ${domain})${actual === undefined ? '' : ` ${actual} s, not ${durationSeconds} s`}`;
const list = (title, items) =>
  items.length > 0 ? `\n  ${title}:\n${items.map((item) => `    ${nameOf(item)}`).join('\n')}` : '';

for (const kind of wanted.length > 0 ? wanted : ['th', 'shadow', 'frame']) {
  const run = await scanFixture(kind);
  const found = run.items - run.missed.length;
  const weak = Object.entries(run.ways).filter(([, way]) => way.found < way.items);
  console.log(`
Banner ${kind}: exit ${run.code}, ${run.minutes.toFixed(1)} min
  recall     ${percent(found, run.items)} (${found} of ${run.items})   precision ${percent(found, found + run.invented.length)}
  durations  ${percent(found - run.wrongDuration.length, found)}   before/after consent ${percent(found - run.wrongConsent.length, found)}
  forbidden connections ${run.forbiddenConnections}, external pages ${run.externalPages}, posted forms ${run.postedForms}, robots ${run.robots}, deleted ${run.deleted}, calendar pages ${run.calendarPages}
  ${run.pages} pages, ${run.pagesPerMinute.toFixed(1)} a minute, ${(run.peakBytes / 2 ** 20).toFixed(0)} MB, Chromium left ${run.left}
  ways below all: ${weak.map(([way, count]) => `${way} ${count.found}/${count.items}`).join(', ') || 'none'}${list('missed', run.missed)}${list('invented', run.invented)}${list('wrong duration', run.wrongDuration)}${list('wrong consent', run.wrongConsent)}`);
}

if (wanted.length === 0) {
  const cost = await measureOverhead();
  console.log(`
Looking for techniques: ${cost.with.toFixed(0)} s instead of ${cost.without.toFixed(0)} s, ${(100 * cost.overhead).toFixed(1)} % more
  findings on pages that hold none: ${cost.codes.join(', ') || 'none'}`);
}
