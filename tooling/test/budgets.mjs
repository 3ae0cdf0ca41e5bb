/** A file or room may take so many times its budget. */
const TOLERANCE = 1.5;
/** Fewer files than that do not tell how fast a machine is. */
const LEAST_FILES = 10;

const isRoom = (name) => name.endsWith('/');
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/**
 * How much slower than the machine of the budgets this one is: judged by most files, so that one that became slow stands
 * out, and a slow machine does not. A faster machine is held to the budgets as they are.
 */
const paceOf = (seconds, budgets) => {
  const ratios = Object.entries(seconds)
    .filter(([name]) => !isRoom(name) && budgets.seconds[name] !== undefined)
    .map(([name, took]) => took / budgets.seconds[name]);
  return ratios.length < LEAST_FILES ? 1 : Math.max(1, median(ratios));
};

/** Rooms without a budget have no limit: each of their files has one. */
const budgetOf = (name, budgets) => budgets.seconds[name] ?? (isRoom(name) ? Infinity : budgets.other_files);

const overIn = ({ seconds }, budgets) => {
  const pace = paceOf(seconds, budgets);
  return Object.entries(seconds)
    .map(([name, took]) => ({ name, took, allowed: budgetOf(name, budgets) * pace * TOLERANCE }))
    .filter(({ took, allowed }) => took > allowed);
};

/**
 * What took more than its budget and half of it.
 * @param {import('./runs.cjs').Run} run
 * @param {import('./runs.cjs').Run[]} earlier runs on this machine, the newest last
 * @param {{ measured: string | null, other_files: number, seconds: Record<string, number> }} budgets
 * @returns {{ name: string, took: number, allowed: number, again: boolean }[]} `again`: also the last time, both on an
 *   idle machine
 */
export const overBudget = (run, earlier, budgets) => {
  // All tests take longer than those of `npm test`, which the budgets are of.
  if (budgets.measured === null || run.full) return [];
  const comparable = earlier.filter(({ idle, full }) => idle && !full);
  const wasOver = (name) => {
    const last = comparable.findLast(({ seconds }) => seconds[name] !== undefined);
    return last !== undefined && overIn(last, budgets).some((one) => one.name === name);
  };
  return overIn(run, budgets).map((one) => ({ ...one, again: run.idle && wasOver(one.name) }));
};

/**
 * Budgets as a run needed: whole seconds, rooms and the files that need more than any other file may.
 * @param {import('./runs.cjs').Run} run
 * @param {number} otherFiles
 */
export const budgetsOf = ({ began, seconds }, otherFiles) => ({
  measured: began.slice(0, 10),
  other_files: otherFiles,
  seconds: Object.fromEntries(
    Object.entries(seconds)
      .filter(([name, took]) => isRoom(name) || took > otherFiles)
      .map(([name, took]) => [name, Math.ceil(took)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ),
});
