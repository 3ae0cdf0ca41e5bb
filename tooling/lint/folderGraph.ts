import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isTest, manifestOf, ROOT, scriptsIn } from './sources';
import { valueImports } from './valueImports';

/** From folder to folder, with one import that says so. */
export type FolderGraph = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The folder of a file of `src`: its feature; a file that lies loose stands for itself. */
const folderOf = (file: string): string => {
  const [first = '', second, third] = file.split('/');
  return first === 'features' && third !== undefined ? `${first}/${second}` : first;
};

const ENDINGS = ['.ts', '.tsx', '.mjs', ''];

/** The file of the same room that a request leads to, as a path below `src`. */
const reached = (src: string, name: string, from: string, request: string): string | null => {
  const own = request.startsWith(`${name}/`);
  if (!own && !request.startsWith('.')) return null;
  const to = own ? path.join(src, request.slice(name.length)) : path.join(path.dirname(from), request);
  const ending = ENDINGS.find((one) => existsSync(path.join(ROOT, to + one)));
  const inside = path.relative(src, to + (ending ?? ''));
  return ending === undefined || inside.startsWith('..') ? null : inside;
};

/** Tests and what helps them may reach everything. */
const servesTests = (src: string, file: string): boolean =>
  isTest(file) || file.startsWith(path.join(src, 'testing/'));

/** Which folders of a room need which when they run. */
export const folderGraph = (room: string): FolderGraph => {
  const src = path.join(room, 'src');
  const { name } = manifestOf(room);
  const graph = new Map<string, Map<string, string>>();
  for (const file of scriptsIn(src).filter((one) => !servesTests(src, one))) {
    const from = folderOf(path.relative(src, file));
    const needs = graph.get(from) ?? new Map<string, string>();
    graph.set(from, needs);
    for (const request of valueImports(file, readFileSync(path.join(ROOT, file), 'utf8'))) {
      const target = reached(src, name, file, request);
      const to = target === null ? from : folderOf(target);
      if (to !== from) needs.set(to, `${file} imports ${target}`);
    }
  }
  return graph;
};

/** Folders that can be reached from a folder. */
const below = (graph: FolderGraph, from: string, seen = new Set<string>()): Set<string> => {
  for (const to of graph.get(from)?.keys() ?? [])
    if (!seen.has(to)) {
      seen.add(to);
      below(graph, to, seen);
    }
  return seen;
};

/** The imports between folders that stand on a circle. */
export const circles = (graph: FolderGraph): string[] =>
  [...graph].flatMap(([from, needs]) =>
    [...needs].filter(([to]) => below(graph, to).has(from)).map(([, imported]) => imported),
  );
