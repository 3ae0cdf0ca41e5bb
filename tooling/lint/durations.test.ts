import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, rooms, scriptsIn } from './sources';

const HOME = 'packages/contracts/src/durations.ts';
/** Packages for websites come without the contract. */
const WITHOUT_CONTRACT = /^packages\/server\//;
const DEFINITION = /\bconst (?:MINUTE|HOUR|DAY)_MS =/;

it('a minute, an hour and a day are defined once', () => {
  const defined = rooms
    .flatMap((room) => scriptsIn(room))
    .filter((file) => /\.tsx?$/.test(file) && !WITHOUT_CONTRACT.test(file))
    .filter((file) => DEFINITION.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(defined).toEqual([HOME]);
});
