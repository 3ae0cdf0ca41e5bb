/** @jest-environment node */
import { processorLines, secondsPerFile, secondsPerRoom, timingLines } from './timings.mjs';

const took = (name: string, ms: number) => ({ name: `/tree/${name}`, startTime: 1_000, endTime: 1_000 + ms });

it('adds up a file that runs in two browsers, and counts one that could not run as nothing', () => {
  const results = [
    took('e2e/console/story.test.ts', 4_000),
    took('e2e/console/story.test.ts', 2_500),
    { name: '/tree/e2e/broken.test.ts', startTime: 0, endTime: 0 },
  ];
  expect(secondsPerFile(results, '/tree')).toEqual({
    'e2e/console/story.test.ts': 6.5,
    'e2e/broken.test.ts': 0,
  });
});

it('adds up the files of a room', () => {
  const seconds = { 'packages/ui/a.test.ts': 1, 'packages/ui/b.test.ts': 2, 'packages/ui-kit/c.test.ts': 4 };
  expect(secondsPerRoom(seconds, ['packages/ui', 'packages/ui-kit'])).toEqual({
    'packages/ui/': 3,
    'packages/ui-kit/': 4,
  });
});

it('prints rooms and the thirty slowest files, slowest first', () => {
  const files = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`e2e/${at}.test.ts`, at]));
  const lines = timingLines(files, { 'shell/': 2, 'e2e/': 780 });
  expect(lines.slice(1, 3)).toEqual(['   780.0  e2e/', '     2.0  shell/']);
  expect(lines).toHaveLength(2 + 2 + 30);
  expect(lines[4]).toBe('    39.0  e2e/39.test.ts');
  expect(lines.at(-1)).toBe('    10.0  e2e/10.test.ts');
});

it('prints processor seconds in the same way, with their sum', () => {
  const files = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`e2e/${at}.test.ts`, at]));
  const lines = processorLines(files, { 'shell/': 2, 'e2e/': 778 });
  expect(lines[0]).toContain('together 780');
  expect(lines.slice(1, 3)).toEqual(['   778.0  e2e/', '     2.0  shell/']);
  expect(lines[4]).toBe('    39.0  e2e/39.test.ts');
});
