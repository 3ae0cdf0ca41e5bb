/** @jest-environment node */
import { isNarrowed, shardOf } from './commandLine.mjs';

it.each([
  [['--shard=2/3'], { index: 2, count: 3 }, false],
  [['--shard', '1/2'], { index: 1, count: 2 }, false],
  [['--shard=1/2', 'e2e'], { index: 1, count: 2 }, true],
  [['--shard', '1/2', 'e2e'], { index: 1, count: 2 }, true],
  [['e2e/story.test.ts'], null, true],
  [[], null, false],
])('%j asks for shard %j; narrowed: %j', (args, shard, narrowed) => {
  expect(shardOf(args)).toEqual(shard);
  expect(isNarrowed(args)).toBe(narrowed);
});
