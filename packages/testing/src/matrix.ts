/** What varies, by name: `{ lang: ['th', 'en'], width: [1440, 390] }`. */
export type Axes = Record<string, readonly unknown[]>;
/** One combination: a value of every axis. */
export type Combination<A extends Axes> = { [Name in keyof A]: A[Name][number] };

export interface Gate<A extends Axes> {
  /** Combinations that the gate runs in any case, besides those that cover all pairs. */
  always?: (combination: Combination<A>) => boolean;
  /** Combinations that do not exist; pairs that occur in these alone need no cover. */
  never?: (combination: Combination<A>) => boolean;
}

/** Every combination, the last axis changing fastest. */
export const everyCombination = <const A extends Axes>(axes: A, { never }: Gate<A> = {}): Combination<A>[] =>
  Object.entries(axes)
    .reduce<Record<string, unknown>[]>(
      (rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
      [{}],
    )
    .map((row) => row as Combination<A>)
    .filter((row) => !never?.(row));

/** A pair of values as one number: the positions of two axes and of a value in each. */
const pairsOf = (at: readonly number[], sizes: readonly number[]): number[] => {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const starts = sizes.map((_size, axis) => sizes.slice(0, axis).reduce((sum, size) => sum + size, 0));
  const ids = at.map((value, axis) => (starts[axis] ?? 0) + value);
  return ids.flatMap((one, axis) => ids.slice(axis + 1).map((other) => one * total + other));
};

/**
 * Combinations in which every value of an axis occurs with every value of every other: a fault that two values cause
 * together shows in at least one of them. The same axes always give the same array, in the order of `everyCombination`.
 * With a single axis, each of its values.
 */
export const coveringPairs = <const A extends Axes>(axes: A, gate: Gate<A> = {}): Combination<A>[] => {
  const names = Object.keys(axes);
  const all = everyCombination(axes, gate);
  if (names.length < 2) return all;
  const sizes = names.map((name) => axes[name]?.length ?? 0);
  const pairs = all.map((row) =>
    pairsOf(
      names.map((name) => axes[name]?.indexOf(row[name]) ?? 0),
      sizes,
    ),
  );
  const uncovered = new Set(pairs.flat());
  const chosen = new Set<number>();
  const choose = (at: number): void => {
    chosen.add(at);
    pairs[at]?.forEach((pair) => uncovered.delete(pair));
  };
  all.forEach((row, at) => gate.always?.(row) && choose(at));
  while (uncovered.size > 0) {
    let best = -1;
    let most = 0;
    pairs.forEach((of, at) => {
      const adds = of.filter((pair) => uncovered.has(pair)).length;
      if (adds > most) [best, most] = [at, adds];
    });
    choose(best);
  }
  return all.filter((_row, at) => chosen.has(at));
};

/** Whether every combination is run, as `npm run test:full` asks with `FULL=1`. */
export const isFull = (): boolean => process.env['FULL'] === '1';

/**
 * Combinations for tests to go through: all of them with `FULL=1`; otherwise, in the gate, the covering set of pairs and
 * what `always` names.
 */
export const matrix = <const A extends Axes>(axes: A, gate: Gate<A> = {}): Combination<A>[] =>
  isFull() ? everyCombination(axes, gate) : coveringPairs(axes, gate);
