import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of `/proc` last so long: 100 a second on every machine that Node.js has a build for. */
const TICK_MS = 10;

/**
 * @typedef {object} Seen a process at one moment
 * @property {number} pid
 * @property {number} parent its pid
 * @property {number} began ticks since the machine started
 * @property {number} own milliseconds of processor time
 * @property {number} reaped those of its children that ended and whose end it asked for, with theirs
 */

/** @returns {Seen | null} what a line of `/proc/<pid>/stat` says; names of programs may have spaces and brackets */
export const readStat = (line) => {
  const end = line.lastIndexOf(')');
  if (end < 0) return null;
  const fields = line.slice(end + 2).split(' ');
  const ticks = (at) => Number(fields[at]) * TICK_MS;
  return {
    pid: Number.parseInt(line, 10),
    parent: Number(fields[1]),
    began: Number(fields[19]),
    own: ticks(11) + ticks(12),
    reaped: ticks(13) + ticks(14),
  };
};

/** @returns {Seen[]} all processes of this machine; none where there is no `/proc` */
export const readProcesses = (folder = '/proc') => {
  const stat = (pid) => {
    try {
      return readStat(readFileSync(`${folder}/${pid}/stat`, 'utf8'));
    } catch {
      // It ended meanwhile.
      return null;
    }
  };
  try {
    return readdirSync(folder)
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => stat(pid) ?? []);
  } catch {
    return [];
  }
};

/**
 * The processes below one, with those that ended: browsers leave their renderers to no one who would count them.
 * @param {number} root pid
 */
export const createProcessTree = (root) => {
  /** Pid → process that lives, with its children and what those that ended took. */
  const living = new Map();

  const begin = (seen) => {
    const parent = living.get(seen.parent);
    if (!parent && seen.pid !== root) return;
    const node = { ...seen, parent: parent ?? null, children: new Set(), ended: 0 };
    parent?.children.add(node);
    living.set(seen.pid, node);
  };
  const belowOf = (node) => {
    let sum = Math.max(node.reaped, node.ended);
    for (const child of node.children) sum += child.own + belowOf(child);
    return sum;
  };
  const end = (node) => {
    living.delete(node.pid);
    // Children that go on count for the process above.
    const above = node.parent;
    for (const child of node.children) {
      child.parent = above;
      above?.children.add(child);
    }
    above?.children.delete(node);
    if (above) above.ended += node.own + Math.max(node.reaped, node.ended);
  };

  return {
    /** @param {Seen[]} processes as they are now */
    look: (processes) => {
      const now = new Map(processes.map((seen) => [seen.pid, seen]));
      for (const node of [...living.values()]) if (now.get(node.pid)?.began !== node.began) end(node);
      // Parents before their children.
      for (const seen of [...now.values()].sort((a, b) => a.began - b.began || a.pid - b.pid)) {
        const known = living.get(seen.pid);
        if (known) Object.assign(known, { own: seen.own, reaped: seen.reaped });
        else begin(seen);
      }
    },
    /** @returns {Map<number, number>} pid of the root and of each process right below it → milliseconds of all that they started */
    below: () => {
      const top = living.get(root);
      const nodes = top ? [top, ...top.children] : [];
      return new Map(nodes.map((node) => [node.pid, belowOf(node)]));
    },
  };
};
