/** Files that took less say little about a machine (seconds). */
const LEAST_SECONDS = 1;
/** Fewer files than that say little, too. */
const LEAST_FILES = 20;
/** Where tests take so many times as long as usual, the machine is shared with programs that its load does not show. */
const SLOW = 1.6;

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/**
 * How many times as long as on this machine when it was idle most files took; 1 where too little is known.
 * @param {Record<string, number>} seconds per file
 * @param {import('./runs.cjs').Run[]} earlier runs on this machine
 */
export const paceOf = (seconds, earlier) => {
  const idle = earlier.filter((run) => run.idle && run.whole);
  const ratios = Object.entries(seconds).flatMap(([file, took]) => {
    const usual = idle.flatMap((run) => run.seconds[file] ?? []);
    return usual.length > 0 && median(usual) >= LEAST_SECONDS ? [took / median(usual)] : [];
  });
  return ratios.length < LEAST_FILES ? 1 : median(ratios);
};

/**
 * The load of a run whose tests took longer than usual: no idle machine does that.
 * @param {{ idle: boolean, words: string }} load before the run
 * @param {number} pace
 */
export const loadAtPace = (load, pace) =>
  pace < SLOW
    ? load
    : { idle: false, words: `${load.words}, tests took ${pace.toFixed(1)} × as long as usual` };
