import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRooms } from '../workspaces.cjs';

const ROOT = path.resolve(__dirname, '../..');
const sources = workspaceRooms()
  .filter((room) => /^(?:shell|mfe-|packages\/ui$)/.test(room))
  .flatMap((room) =>
    readdirSync(path.join(ROOT, room, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
      .map((file) => path.join(room, 'src', file)),
  );
/** A rule that keeps something at the bottom of what scrolls. */
const STAYS_BELOW = /position: [^;]*sticky[^;]*;\s*bottom: 0/;

it('N13: whatever stays in sight at the bottom says so, so that the page scrolls what the keyboard reaches above it', () => {
  const bars = sources.filter((file) => STAYS_BELOW.test(readFileSync(path.join(ROOT, file), 'utf8')));
  // The window's own buttons: it scrolls by itself and keeps its own distance.
  const silent = bars.filter(
    (file) => !/data-bottom-bar|scroll-padding-bottom/.test(readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(bars.length).toBeGreaterThanOrEqual(3);
  expect(silent).toEqual([]);
});
