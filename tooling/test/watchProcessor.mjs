import { existsSync, readFileSync } from 'node:fs';
import { createProcessTree, readProcesses } from './processTree.mjs';
import { processorPerFile } from './processorSeconds.mjs';

/** Often enough for a browser that lives some seconds; a look takes 5 to 10 ms of a processor. */
const LOOK_EVERY_MS = 1_000;

const linesOf = (log) =>
  existsSync(log)
    ? readFileSync(log, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];

/**
 * Follows what jest and all that it starts take of the processors.
 * @param {number} jest its pid
 * @param {string} log where workers write that a file ended
 * @returns ends the watch: processor seconds per file, as a path from `root`
 */
export const watchProcessor = (jest, log) => {
  const tree = createProcessTree(jest);
  const curves = new Map();
  const look = () => {
    tree.look(readProcesses());
    const at = Date.now();
    for (const [pid, ms] of tree.below()) {
      const curve = curves.get(pid) ?? [{ at: at - LOOK_EVERY_MS, ms: 0 }];
      curves.set(pid, curve);
      // A process that ended while nobody looked may take back what was only estimated.
      curve.push({ at, ms: Math.max(ms, curve.at(-1).ms) });
    }
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return (root) => {
    clearInterval(timer);
    return processorPerFile(linesOf(log), curves, root);
  };
};
