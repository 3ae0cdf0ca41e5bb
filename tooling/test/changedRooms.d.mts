export function changedRooms(tree: {
  root: string;
  rooms: string[];
  files: string[];
  changed: string[];
}): string[];
