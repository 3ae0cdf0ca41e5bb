import { readdirSync, readFileSync } from 'node:fs';

const read = (pid, file) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
};
const parentOf = (pid) => Number(/\) \S (\d+)/.exec(read(pid, 'stat'))?.[1] ?? 0);
const processes = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

/** A process and everything below it. */
const treeOf = (root) => {
  const parents = new Map(processes().map((pid) => [pid, parentOf(pid)]));
  const belongs = (pid) => pid === root || (parents.get(pid) > 1 && belongs(parents.get(pid)));
  return [...parents.keys()].filter(belongs);
};

/** Memory of a process in bytes, pages shared with others counted in parts. */
const memoryOf = (pid) => Number(/^Pss:\s+(\d+)/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0) * 1_024;

/** Ticks of a second in /proc (Linux). */
const TICKS = 100;
/** Processor seconds of a process so far; null when it has ended. */
const processorOf = (pid) => {
  const fields = read(pid, 'stat').split(') ')[1]?.split(' ');
  return fields ? (Number(fields[11]) + Number(fields[12])) / TICKS : null;
};

/**
 * Looks at a process tree four times a second (Linux).
 * @returns most memory the tree had at once, the processor seconds of all that was in it, and whatever of it still runs
 */
export const watchProcesses = (root) => {
  const known = new Set();
  const seconds = new Map();
  let peakBytes = 0;
  const look = () => {
    const tree = treeOf(root);
    for (const pid of tree) {
      known.add(pid);
      seconds.set(pid, processorOf(pid) ?? seconds.get(pid) ?? 0);
    }
    peakBytes = Math.max(
      peakBytes,
      tree.reduce((sum, pid) => sum + memoryOf(pid), 0),
    );
  };
  const timer = setInterval(look, 250);
  return {
    end: () => {
      clearInterval(timer);
      return {
        peakBytes,
        processorSeconds: [...seconds.values()].reduce((sum, one) => sum + one, 0),
        left: [...known].filter((pid) => pid !== root && /chrom/i.test(read(pid, 'cmdline'))).length,
      };
    },
  };
};
