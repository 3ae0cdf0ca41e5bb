import path from 'node:path';

/**
 * What a curve says of one moment, in a straight line between its points.
 * @param {{ at: number, ms: number }[]} curve grows
 */
const valueAt = (curve, at) => {
  const next = curve.findIndex((point) => point.at >= at);
  if (next === 0) return curve[0].ms;
  if (next < 0) return curve.at(-1)?.ms ?? 0;
  const [from, to] = [curve[next - 1], curve[next]];
  return from.ms + ((to.ms - from.ms) * (at - from.at)) / (to.at - from.at || 1);
};

/**
 * Processor seconds of each test file: what its worker took since its last file, and what all that the worker started took.
 * @param {{ pid: number, file: string, at: number, ms: number }[]} ends a line of each file that ended (`processorLog.cjs`)
 * @param {Map<number, { at: number, ms: number }[]>} curves pid of a worker → what the processes below it had taken, by time
 * @param {string} root of the repository
 * @returns {Record<string, number>} path from the root → seconds
 */
export const processorPerFile = (ends, curves, root) => {
  const seconds = {};
  const before = new Map();
  for (const { pid, file, at, ms } of ends.toSorted((a, b) => a.at - b.at)) {
    const last = before.get(pid) ?? { own: 0, below: 0 };
    const now = { own: ms, below: valueAt(curves.get(pid) ?? [], at) };
    before.set(pid, now);
    const name = path.relative(root, file).split(path.sep).join('/');
    const took = now.own - last.own + Math.max(0, now.below - last.below);
    seconds[name] = (seconds[name] ?? 0) + took / 1000;
  }
  return seconds;
};
