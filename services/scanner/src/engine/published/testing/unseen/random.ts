/** Numbers that follow from a seed, so that a sample is the same in every run. */
export interface Random {
  below: (limit: number) => number;
  between: (from: number, to: number) => number;
  pick: <T>(list: readonly T[]) => T;
  digits: (count: number) => string;
  letters: (count: number, alphabet?: string) => string;
}

const LATIN = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** mulberry32 */
export const randomOf = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  return {
    below,
    between: (from, to) => from + below(to - from + 1),
    pick,
    digits: (count) => Array.from({ length: count }, () => below(10)).join(''),
    letters: (count, alphabet = LATIN) => Array.from({ length: count }, () => pick([...alphabet])).join(''),
  };
};

export const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_unused, at) => make(at));
