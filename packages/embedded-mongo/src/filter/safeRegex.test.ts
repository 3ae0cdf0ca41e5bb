import { MongoError } from '../errors/mongoError';
import { safeRegex } from './safeRegex';

const LONG = 'a'.repeat(4000);

/** Milliseconds of processor time of a test, or `refused` when pattern or text are not taken. */
const timeOf = (pattern: string, text: string): number | 'refused' => {
  const started = process.cpuUsage();
  try {
    safeRegex(pattern, '')(text);
  } catch (error) {
    if (error instanceof MongoError) return 'refused';
    throw error;
  }
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1_000;
};

it.each([
  '(a?){20}a{20}b',
  '(a{0,20}){20}b',
  'a{1,20}a{1,20}a{1,20}a{1,20}b',
  '(a|a){18}b',
  '(?:a?a?a?){9}b',
  '((a{1,9}){9}){9}b',
  '(a{1000}){1000}b',
  '(a+)+b',
  '(a|b|ab)*c',
])('D5: %s never stops the event loop for long', (pattern) => {
  for (const text of ['a'.repeat(30), LONG, 'a'.repeat(100_000)]) {
    const time = timeOf(pattern, text);
    if (time !== 'refused') expect(time).toBeLessThan(3000);
  }
});

it.each([
  ['colou?rs?', 'the colour of it', true],
  ['^(www\\.)?example\\.(ac|co)\\.th$', 'www.example.ac.th', true],
  ['\\d{4}-\\d{2}-\\d{2}', `${LONG}2026-11-22`, true],
  ['[a-z]+@[a-z]+', 'somebody@example', true],
  ['(ab){3}', 'ababab', true],
  ['a{2', 'a{2', true],
  ['(?:x|y)z{1,3}$', 'yzzz', true],
  ['ยินยอม', `${LONG}ยินยอม`, true],
  ['^a*?b', `${LONG}c`, false],
])('the ordinary pattern %s is taken', (pattern, text, found) => {
  expect(safeRegex(pattern, '')(text)).toBe(found);
});

/** Patterns made of the parts that can repeat, from a fixed seed. */
const madePatterns = (count: number): string[] => {
  let seed = 7;
  const random = (below: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % below;
  const repeats = ['', '', '?', '*', '+', '{2}', '{1,5}', '{0,20}', '{3,}', '??'];
  const part = (depth: number): string => {
    const inner = random(4) === 0 && depth > 0 ? `(${part(depth - 1)}|${part(depth - 1)})` : 'a';
    return random(3) === 0 && depth > 0
      ? `(${part(depth - 1)}${part(depth - 1)})${repeats[random(repeats.length)]}`
      : inner + repeats[random(repeats.length)];
  };
  return Array.from({ length: count }, () => `${part(2)}${part(2)}${part(2)}b`);
};

it('D5: of 400 made patterns each is refused or fast', () => {
  const slow = madePatterns(400)
    .map((pattern) => [pattern, timeOf(pattern, LONG)] as const)
    .filter(([, time]) => time !== 'refused' && time > 3000);
  expect(slow).toEqual([]);
});
