/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { createProcessTree, readProcesses, readStat, type Seen } from './processTree.mjs';

const seen = (pid: number, parent: number, own: number, reaped = 0): Seen => ({
  pid,
  parent,
  began: pid,
  own,
  reaped,
});

it('reads a process whose name has brackets and spaces', () => {
  const line = `42 (odd) (na me) S 7 42 42 0 -1 0 1 2 3 4 250 50 30 10 20 0 1 0 9001 100`;
  expect(readStat(line)).toEqual({ pid: 42, parent: 7, began: 9001, own: 3_000, reaped: 400 });
  expect(readStat('')).toBeNull();
});

it('finds no process where there is no /proc', () => {
  expect(readProcesses('/nowhere')).toEqual([]);
});

const onLinux = process.platform === 'linux' ? it : it.skip;
onLinux('finds this process, and what its children took', () => {
  spawnSync(process.execPath, [
    '-e',
    'const end = process.cpuUsage().user + 100_000; while (process.cpuUsage().user < end);',
  ]);
  const own = readProcesses().find(({ pid }) => pid === process.pid);
  expect(own?.parent).toBe(process.ppid);
  expect(own?.reaped).toBeGreaterThanOrEqual(100);
});

describe('what a worker started', () => {
  it('counts as long as it lives, with all below it', () => {
    const tree = createProcessTree(1);
    tree.look([seen(1, 0, 5), seen(2, 1, 10), seen(3, 2, 100), seen(4, 3, 1_000), seen(5, 0, 9)]);
    expect([...tree.below()]).toEqual([
      [1, 1_110],
      [2, 1_100],
    ]);
  });

  it('counts once when its end was asked for, and with what nobody saw', () => {
    const tree = createProcessTree(1);
    tree.look([seen(1, 0, 0), seen(2, 1, 0), seen(3, 2, 100)]);
    tree.look([seen(1, 0, 0), seen(2, 1, 0, 150)]);
    expect(tree.below().get(2)).toBe(150);
    tree.look([seen(1, 0, 0), seen(2, 1, 0, 150), seen(4, 2, 20)]);
    expect(tree.below().get(2)).toBe(170);
  });

  it('counts when nobody asked for its end, and so does what goes on without it', () => {
    const tree = createProcessTree(1);
    tree.look([seen(1, 0, 0), seen(2, 1, 0), seen(3, 2, 100), seen(4, 3, 1_000)]);
    tree.look([seen(1, 0, 0), seen(2, 1, 0), seen(4, 99, 1_200)]);
    expect(tree.below().get(2)).toBe(1_300);
  });

  it('is another one when its number comes again', () => {
    const tree = createProcessTree(1);
    tree.look([seen(1, 0, 0), seen(2, 1, 0), seen(3, 2, 100)]);
    tree.look([seen(1, 0, 0), seen(2, 1, 0), { ...seen(3, 2, 10), began: 9 }]);
    expect(tree.below().get(2)).toBe(110);
  });
});
