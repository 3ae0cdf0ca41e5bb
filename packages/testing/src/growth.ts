import vm from 'node:vm';

/** Four times the input may take this many times as long: linear work takes 4, quadratic work 16. */
const MOST_RATIO = 9;
/**
 * Less than this is noise: the collector of garbage, a compiler, another process; linear work was seen to take 11 times as long
 * for four times the input. At the sizes that are tried, work that grows fast takes many seconds.
 */
const FLOOR_MS = 1_500;
/** A busy machine makes one measurement long, hardly several in a row. */
const MEASURED_AGAIN = 4;
/** Work that grows exponentially never ends by itself. */
const GIVEN_UP_MS = 30_000;
/** A new context for each run takes longer than most of what is measured. */
const context = vm.createContext({});
const script = new vm.Script('run()');

/** Milliseconds of processor time of one run. @throws Error where it takes far too long */
export const processorTime = (run: () => void, givenUpMs = GIVEN_UP_MS): number => {
  context['run'] = run;
  const before = process.cpuUsage();
  // The time limit of a script stops everything that it calls, also a pattern that backtracks.
  script.runInContext(context, { timeout: givenUpMs });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

/**
 * Runs `work` with inputs of growing size and fails where its processor time grows faster than the input. Begins small, so
 * that work which grows fast is found before it takes long.
 * @param work does the work with an input of about so many characters or bytes
 * @param most the largest input that is allowed
 * @param limits in milliseconds; smaller ones are for work whose times are known
 * @returns processor time of the largest input in milliseconds
 * @throws Error with sizes and times
 */
export const expectLinear = (
  work: (size: number) => void,
  most: number,
  { floorMs = FLOOR_MS, givenUpMs = GIVEN_UP_MS } = {},
): number => {
  let before: { size: number; ms: number } | null = null;
  const sizes = [256, 64, 16, 4, 1].map((part) => Math.ceil(most / part));
  for (const size of sizes) {
    const measure = () => processorTime(() => work(size), givenUpMs);
    let ms = measure();
    const growsTooFast = (): boolean =>
      before !== null && ms > floorMs && ms > MOST_RATIO * Math.max(before.ms, floorMs / MOST_RATIO);
    for (let again = 0; again < MEASURED_AGAIN && growsTooFast(); again++) ms = Math.min(ms, measure());
    if (before && growsTooFast())
      throw new Error(
        `${before.size} took ${before.ms.toFixed(1)} ms of processor time, ${size} took ${ms.toFixed(1)} ms`,
      );
    before = { size, ms };
  }
  return before?.ms ?? 0;
};

/** A text of a length, made of one that repeats. */
export const repeated = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
