// What a webhook that gets every decision costs those who decide: two of the same product at once, one with its webhook paused.
const { mkdtempSync, rmSync } = require('node:fs');
const { availableParallelism, tmpdir } = require('node:os');
const path = require('node:path');
const { setTimeout: pause } = require('node:timers/promises');
const { percentile } = require('./load.cjs');
const { printRows } = require('./printRows.cjs');
const { startReceiver, startTwin } = require('./webhookTwin.cjs');

/** Decisions per second and twin, for shorter than the five seconds between two rounds of reading the ledger. */
const RATE = 300;
const SECONDS = 3;
/** No more are read in a second, however many decide (services/notify/src/sources/readLedgers.ts). */
const MOST_READ = 500;
/** Longer than the next round needs, and its messages. */
const TELLING_MS = 9_000;
/** Each twin tells in half of them. */
const ROUNDS = 16;
/** A machine that is busy with other things may be too slow for a round's times; it is done again. */
const MOST_AGAIN = 16;
/** Full load with the webhook and without it, in turns. */
const FULL_PAIRS = 10;
const FULL_SECONDS = 8;

const sorted = (values) => values.sort((a, b) => a - b);
/** Of an even number. */
const median = (values) => (percentile(sorted(values), 0.5) + sorted(values)[values.length / 2 - 1]) / 2;

/**
 * What people would ask first: decisions a second at full load with the webhook, of what they are without it. Neighbouring
 * phases differ by a tenth even on an idle machine, so many pairs are needed and this is shown without a budget.
 */
const fullLoad = async (twin) => {
  const phase = async (on) => {
    await twin.switchTo(on);
    // What was left over from the phase before is told or dropped.
    await pause(3_000);
    return twin.takeAll(FULL_SECONDS);
  };
  await phase(true);
  const ratios = [];
  for (let pair = 0; pair < FULL_PAIRS; pair += 1) {
    const first = await phase(pair % 2 === 1);
    const second = await phase(pair % 2 === 0);
    ratios.push(pair % 2 === 1 ? first / second : second / first);
  }
  return 100 * median(ratios);
};

const run = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yinyom-bench-webhooks-'));
  const receiver = await startReceiver();
  const twins = [];
  // Also where a decision fails that nobody waits for yet.
  process.once('exit', () => {
    for (const twin of twins) twin.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  });
  try {
    for (const name of ['one', 'other']) twins.push(await startTwin(folder, name, receiver));
    /**
     * Both take the same at once and one of them tells it afterwards, while nothing else is done: what that costs is seen by itself,
     * and whatever else the machine does weighs on both alike. @returns null where the times were missed
     */
    const round = async (on) => {
      for (const [index, twin] of twins.entries()) await twin.switchTo(index === on);
      const told = () => receiver.seen.decisions;
      const before = told();
      for (const twin of twins) await twin.take(1, 1);
      // A round of reading has just been: the next one comes when these have been taken.
      while (told() === before) await pause(20);
      const begun = told();
      const taken = await Promise.all(twins.map((twin) => twin.take(RATE, SECONDS)));
      const marks = twins.map((twin) => twin.used());
      if (told() !== begun) return null;
      await pause(TELLING_MS);
      const after = twins.map((twin, index) => twin.used() - marks[index]);
      if (told() - begun !== taken[on].decisions) return null;
      const { decisions, taking } = taken[1 - on];
      return {
        taking: ((taking + after[1 - on]) / decisions) * 1e6,
        telling: ((after[on] - after[1 - on]) / decisions) * 1e6,
      };
    };
    await Promise.all(twins.map((twin) => twin.take(RATE, SECONDS)));
    const rounds = [];
    for (let tried = 0; rounds.length < ROUNDS; tried += 1) {
      if (tried > ROUNDS + MOST_AGAIN)
        throw new Error('the machine is too busy to tell one time from another');
      const found = await round(rounds.length % 2);
      if (found) rounds.push(found);
    }
    // Neighbours together: no twin is quite like the other.
    const pairs = rounds.flatMap((one, index) => {
      const other = rounds[index + 1];
      return index % 2 === 0
        ? [{ taking: (one.taking + other.taking) / 2, telling: (one.telling + other.telling) / 2 }]
        : [];
    });
    const taking = median(pairs.map((pair) => pair.taking));
    const processors = availableParallelism();
    const limit = (processors * 1e6) / taking;
    // At the limit all processors are used up: what telling takes of them is missing for taking.
    const lost = (telling) => (100 * Math.min(limit, MOST_READ) * telling) / (processors * 1e6);
    const telling = sorted(pairs.map((pair) => pair.telling));
    const what = `decisions lost to a webhook at the limit of ${processors} processors, ${Math.round(limit)} a second`;
    return [
      { what: 'processor time of a decision, gateway and database', value: taking, unit: 'µs' },
      {
        what: `of telling one to a webhook, ${RATE * SECONDS} of them in a round`,
        value: median(telling),
        unit: 'µs',
      },
      { what: `${what}: least of ${pairs.length} pairs`, value: lost(telling[0]), unit: '%' },
      { what: 'the same: most', value: lost(telling.at(-1)), unit: '%' },
      { what: 'the same: median', value: lost(median(telling)), unit: '%', budget: 3 },
      {
        what: `decisions a second at full load with the webhook, of those without: median of ${FULL_PAIRS} pairs`,
        value: await fullLoad(twins[0]),
        unit: '%',
      },
    ];
  } finally {
    receiver.close();
  }
};

printRows(run);
