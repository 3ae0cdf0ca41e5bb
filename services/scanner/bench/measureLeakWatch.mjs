import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startLeakSite } from './leakSite.mjs';
import { watchProcesses } from './watchProcesses.mjs';

const PROGRAM = fileURLToPath(new URL('scanLeakSite.mjs', import.meta.url));
const scanOnce = async (site, pages, kind) => {
  const started = Date.now();
  const scan = spawn(process.execPath, [PROGRAM, site.startUrl, String(pages), kind], {
    env: { ...process.env, ...site.settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const watch = watchProcesses(scan.pid);
  let said = '';
  scan.stdout.on('data', (piece) => (said += piece));
  await once(scan, 'close');
  const { processorSeconds } = watch.end();
  return { wall: (Date.now() - started) / 1_000, cpu: processorSeconds, ...JSON.parse(said) };
};

/**
 * Scans the same pages with and without leak watch; they take turns, so that a machine that becomes busy slows both.
 * @returns the shares of all and the medians of the pairs; for each round and kind: seconds, processor seconds, pages that were opened and
 *   that leak watch read
 */
export const measureLeakWatch = async ({ pages = 200, rounds = 2, onScan = () => undefined } = {}) => {
  const site = await startLeakSite();
  const scans = [];
  for (let round = 0; round < rounds; round += 1)
    for (const kind of round % 2 ? ['with', 'without'] : ['without', 'with']) {
      const scan = { kind, ...(await scanOnce(site, pages, kind)) };
      onScan(scan);
      scans.push(scan);
    }
  site.close();
  const sum = (kind, what) =>
    scans.filter((scan) => scan.kind === kind).reduce((all, scan) => all + scan[what], 0);
  const median = (what) => {
    const of = (kind) => scans.filter((scan) => scan.kind === kind).map((scan) => scan[what]);
    const shares = of('with')
      .map((value, round) => value / of('without')[round])
      .sort((one, other) => one - other);
    const middle = (shares.length - 1) / 2;
    return (shares[Math.floor(middle)] + shares[Math.ceil(middle)]) / 2;
  };
  return {
    scans,
    median: { wall: median('wall'), cpu: median('cpu') },
    wall: sum('with', 'wall') / sum('without', 'wall'),
    cpu: sum('with', 'cpu') / sum('without', 'cpu'),
  };
};
