import { existsSync } from 'node:fs';
import path from 'node:path';
import { circles, folderGraph, type FolderGraph } from './folderGraph';
import { writtenFloors, wrongFloors } from './floors';
import { ROOT, rooms } from './sources';
import { valueImports } from './valueImports';

const withFolders = rooms.filter((room) => existsSync(path.join(ROOT, room, 'src')));

/** Names of folders with arrows between them, as a graph. */
const graphOf = (...arrows: string[]): FolderGraph => {
  const graph = new Map<string, Map<string, string>>();
  for (const arrow of arrows) {
    const [from = '', to = ''] = arrow.split(' > ');
    for (const name of [from, to]) graph.set(name, graph.get(name) ?? new Map());
    graph.get(from)?.set(to, arrow);
  }
  return graph;
};

describe('folders of a room', () => {
  it.each(withFolders)('%s: need each other in one direction when they run', (room) => {
    expect(circles(folderGraph(room))).toEqual([]);
  });

  it('a circle is seen over any number of folders, and from outside it is none', () => {
    expect(circles(graphOf('a > b', 'b > c', 'c > b', 'c > d'))).toEqual(['b > c', 'c > b']);
    expect(circles(graphOf('a > b', 'b > c', 'c > a'))).toHaveLength(3);
    expect(circles(graphOf('a > b', 'a > c', 'b > c'))).toEqual([]);
  });
});

describe('floors of a room', () => {
  const written = withFolders.filter(
    (room) => room.startsWith('services/') || writtenFloors(room).length > 0,
  );

  it.each(written)('%s: its README names every folder, and each needs only what is below', (room) => {
    expect(wrongFloors(writtenFloors(room), folderGraph(room))).toEqual([]);
  });

  it.each([
    ['a folder without a floor', [['a'], ['b']], graphOf('a > b', 'a > c'), 2],
    ['a folder that is none', [['a', 'x'], ['b']], graphOf('a > b'), 1],
    ['a neighbour of the same floor', [['a', 'b']], graphOf('a > b'), 1],
    ['what is above', [['a'], ['b']], graphOf('b > a'), 1],
    ['the roof', [['a']], graphOf('roof.ts > a', 'a > roof.ts'), 1],
    ['nothing wrong', [['a'], ['b', 'base.ts']], graphOf('roof.ts > a', 'a > b', 'a > base.ts'), 0],
    ['one file of the roof beside another', [['a']], graphOf('start.ts > roof.ts', 'roof.ts > a'), 0],
  ])('are told: %s', (_what, floors, graph, count) => {
    expect(wrongFloors(floors, graph)).toHaveLength(count);
  });
});

describe('an import exists at run time', () => {
  it.each([
    ["import { a } from './a';"],
    ["import a, { type B } from './a';"],
    ["import { type A, b } from './a';"],
    ["import * as a from './a';"],
    ["import './a';"],
    ["export { a } from './a';"],
    ["export * from './a';"],
    ["const a = await import('./a');"],
    ["const a = () => require('./a');"],
  ])('%s', (code) => expect(valueImports('file.ts', code)).toEqual(['./a']));

  it.each([
    ["import type { A } from './a';"],
    ["import { type A, type B } from './a';"],
    ["export type { A } from './a';"],
    ["export { type A } from './a';"],
    ["type A = import('./a').A;"],
    ['const text = \'import { a } from "./a"\';'],
  ])('not so: %s', (code) => expect(valueImports('file.ts', code)).toEqual([]));
});
