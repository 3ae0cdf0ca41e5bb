import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Endings of the packed twins that a build makes of a file. */
const TWINS = ['.gz', '.br'];

/**
 * Changes files of a build in a store for as long as `act` runs, and takes their packed twins away: they would be served in
 * their place. Afterwards every byte is as it was, as other test files use the store, too.
 */
export const withOtherFiles = async (
  folder: string,
  names: readonly string[],
  other: (code: string) => string,
  act: () => Promise<void>,
): Promise<void> => {
  const places = names.map((name) => path.join(folder, name));
  const twins = places.flatMap((place) => TWINS.map((ending) => place + ending)).filter(existsSync);
  const kept = [...places, ...twins].map((place) => [place, readFileSync(place)] as const);
  try {
    for (const place of places) writeFileSync(place, other(readFileSync(place, 'utf8')));
    for (const twin of twins) rmSync(twin);
    await act();
  } finally {
    for (const [place, bytes] of kept) writeFileSync(place, bytes);
  }
};
