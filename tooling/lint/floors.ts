import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FolderGraph } from './folderGraph';
import { ROOT } from './sources';

/** Folders of each floor, top to bottom, as the README of a room has them under "Floors". */
export const writtenFloors = (room: string): string[][] => {
  const file = path.join(ROOT, room, 'README.md');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const section = /^##+ Floors\n([\s\S]*?)(?=^##|$(?![\s\S]))/m.exec(text)?.[1] ?? '';
  return [...section.matchAll(/^\| (`[^|]*`) +\|/gm)].map(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+?)\/?`/g)].map(([, name = '']) => name),
  );
};

/** Files that lie loose and are not named. */
const ROOF = -1;

/** What a text about floors says wrongly: folders that it forgets or invents, and imports that do not go down. */
export const wrongFloors = (floors: readonly (readonly string[])[], graph: FolderGraph): string[] => {
  const floorOf = new Map(floors.flatMap((names, floor) => names.map((name) => [name, floor] as const)));
  const isFile = (name: string): boolean => /\.[cm]?[jt]sx?$/.test(name);
  const goesDown = (from: string, to: string): boolean => {
    const [above, under] = [floorOf.get(from) ?? ROOF, floorOf.get(to) ?? ROOF];
    return above < under || (above === ROOF && under === ROOF);
  };
  const unnamed = [...graph.keys()].filter((name) => !isFile(name) && !floorOf.has(name));
  const unknown = [...floorOf.keys()].filter((name) => !graph.has(name));
  const upward = [...graph].flatMap(([from, needs]) =>
    [...needs].filter(([to]) => !goesDown(from, to)).map(([, imported]) => imported),
  );
  return [
    ...unnamed.map((name) => `${name} has no floor`),
    ...unknown.map((name) => `${name} is no folder`),
    ...upward.map((imported) => `${imported}, which is not below`),
  ];
};
