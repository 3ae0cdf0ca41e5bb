const { statSync } = require('node:fs');
const path = require('node:path');
const Sequencer = require('@jest/test-sequencer').default;
const budgets = require('./budgets.json');
const { readRuns } = require('./runs.cjs');

const ROOT = path.join(__dirname, '../..');
/** Without figures: tests of the whole platform take longest, then those that build or drive a browser; long files longer than short ones. */
const PLATFORM_SECONDS = 30;
const BUILDING_SECONDS = 15;
const BYTES_A_SECOND = 5_000;
const BUILDS =
  /\.browser\.test\.ts$|^tooling\/(?:new-remote|own-repository|release|website-packages|image|pack)\//;

const nameOf = ({ path: file }) => path.relative(ROOT, file).split(path.sep).join('/');

/** How long a file takes, as far as the given figures tell. */
const estimate = (test, figures) => {
  const known = figures[nameOf(test)];
  if (known !== undefined) return known;
  const bySize = statSync(test.path).size / BYTES_A_SECOND;
  if (nameOf(test).startsWith('e2e/')) return Math.max(PLATFORM_SECONDS, bySize);
  return BUILDS.test(nameOf(test)) ? Math.max(BUILDING_SECONDS, bySize) : bySize;
};

const projectOf = ({ context }) => context.config.displayName?.name ?? '';

/** Longest first, in one order for the same tests. A file that runs in several browsers takes its share each time. */
const ordered = (tests, figures) => {
  const times = {};
  for (const test of tests) times[test.path] = (times[test.path] ?? 0) + 1;
  const weighed = tests.map((test) => ({
    test,
    seconds: estimate(test, figures) / times[test.path],
    key: `${nameOf(test)} ${projectOf(test)}`,
  }));
  return weighed.sort((a, b) => b.seconds - a.seconds || (a.key < b.key ? -1 : 1));
};

/** What files took on this machine the last time they ran. */
const lastSeconds = () => Object.assign({}, ...readRuns().map(({ seconds }) => seconds));

/** Long files begin first, so that none is left running alone at the end; shards take equally long. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return ordered([...tests], { ...budgets.seconds, ...lastSeconds() }).map(({ test }) => test);
  }

  /** Every machine must come to the same shards: from what is committed only. Each file goes to the emptiest shard. */
  shard(tests, { shardIndex, shardCount }) {
    const shards = Array.from({ length: shardCount }, () => ({ seconds: 0, tests: [] }));
    for (const { test, seconds } of ordered([...tests], budgets.seconds)) {
      const emptiest = shards.reduce((least, one) => (one.seconds < least.seconds ? one : least));
      emptiest.seconds += seconds;
      emptiest.tests.push(test);
    }
    return shards[shardIndex - 1].tests;
  }
};
