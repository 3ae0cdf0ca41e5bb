import { DAY_MS } from '@yinyom/contracts/durations';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileFor, fileOf, nameAt, removeOld, tooMany } from './keptBackups.cjs';

/** A Tuesday. */
const TODAY = Date.UTC(2026, 10, 24, 2, 30);
const daysBack = (days: number): string => nameAt(new Date(TODAY - days * DAY_MS));
const keptOf = (names: string[]): string[] => {
  const going = new Set(tooMany(names));
  return names.filter((name) => !going.has(name));
};

it('of two years of nights stay 7 days, 4 weeks and 12 months, the newest of each', () => {
  const nights = Array.from({ length: 730 }, (_, days) => daysBack(days));
  const kept = keptOf(nights).map((name) => name.slice('yinyom-'.length, 'yinyom-2026-11-24'.length));
  expect(kept).toEqual([
    ...['2026-11-24', '2026-11-23', '2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18'],
    // Sundays; the one of last week is among the days, and so is the month of today.
    ...['2026-11-15', '2026-11-08'],
    ...['2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30', '2026-05-31', '2026-04-30'],
    ...['2026-03-31', '2026-02-28', '2026-01-31', '2025-12-31'],
  ]);
});

it('what was kept is kept the night after, too: nothing goes before its time', () => {
  let names: string[] = [];
  for (let days = 500; days >= 0; days -= 1) names = keptOf([daysBack(days), ...names]);
  expect(names).toEqual(keptOf(Array.from({ length: 501 }, (_, days) => daysBack(days))));
});

it('while no backups are made none goes, however old', () => {
  const old = [0, 1, 2].map((days) => daysBack(400 + days));
  expect(tooMany(old)).toEqual([]);
});

it('of several on one day the newest stays', () => {
  const [morning, noon] = [3, 12].map((hour) => nameAt(new Date(Date.UTC(2026, 10, 24, hour))));
  expect(tooMany([morning ?? '', noon ?? ''])).toEqual([morning]);
});

describe('in a folder', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'yy-kept-'))));
  afterEach(() => rmSync(folder, { recursive: true }));
  const put = (name: string) => writeFileSync(path.join(folder, name), '');

  it('only files with the names of backups go, and the newest is found by its name', () => {
    const others = ['before-upgrade.backup', 'yinyom-2020-01-01.backup', `${daysBack(900)}.part-7`];
    const nights = Array.from({ length: 60 }, (_, days) => daysBack(days));
    for (const name of [...others, ...nights]) put(name);
    const gone = removeOld(folder);
    expect(gone).toEqual(tooMany(nights));
    expect(readdirSync(folder).sort()).toEqual([...others, ...keptOf(nights)].sort());
    expect(fileOf(folder)).toBe(path.join(folder, daysBack(0)));
  });

  it('a new one gets the name of its moment; a file is meant as it is; an empty folder is said to be one', () => {
    mkdirSync(path.join(folder, 'nights'));
    const nights = path.join(folder, 'nights');
    expect(fileFor(nights, new Date(TODAY))).toBe(path.join(nights, 'yinyom-2026-11-24T023000Z.backup'));
    expect(fileFor(path.join(folder, 'one.backup'))).toBe(path.join(folder, 'one.backup'));
    expect(() => fileOf(nights)).toThrow(/There is no backup in .*nights/);
  });
});
