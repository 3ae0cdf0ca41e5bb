import { createHash } from 'node:crypto';

/**
 * Places from 0 to before `total`, in order and each once, that follow from a seed alone: of the hash of "seed:1", "seed:2" and so on
 * the remainder by the total. Anyone with seed and total draws the same.
 * @param most that are drawn; where there are fewer, all of them are
 */
export const drawPlaces = (seed: string, total: number, most: number): number[] => {
  if (total <= most) return Array.from({ length: total }, (_, at) => at);
  const places = new Set<number>();
  for (let number = 1; places.size < most; number += 1) {
    const hash = createHash('sha256').update(`${seed}:${number}`).digest('hex');
    places.add(Number(BigInt(`0x${hash}`) % BigInt(total)));
  }
  return [...places].sort((a, b) => a - b);
};
