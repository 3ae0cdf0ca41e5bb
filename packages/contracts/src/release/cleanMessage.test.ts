import { cleanMessage } from './cleanMessage';

it.each([
  [
    "Cannot read properties of undefined (reading 'email')",
    "Cannot read properties of undefined (reading 'email')",
  ],
  ['(0, s.brandNewHelper) is not a function', '(0, s.brandNewHelper) is not a function'],
  ['no user somchai.j@school.ac.th here', 'no user <email> here'],
  ['GET https://a.example/x/y?token=abc#top failed', 'GET https://a.example/x/y failed'],
  ['GET /signup/confirmation?token=abc failed', 'GET /signup/confirmation failed'],
  ['website 64b7f0c2a1d3e4f5a6b7c8d9 is gone', 'website <id> is gone'],
  ['id 3f1c0a52-9a0e-4c8e-9d52-0d6a9c1b7e11', 'id <id>'],
  ['bad eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', 'bad <token>'],
  ['key sk_live_a8Hq27sPz0Lm31xYtB9c refused', 'key <token> refused'],
  [
    `Unexpected token 'H', "Hello Somchai, your"... is not valid JSON`,
    "Unexpected token 'H', <text>... is not valid JSON",
  ],
  ['ไม่พบ สมชาย ใจดี in list', '<text> in list'],
  ['call 081-234-5678 now', 'call <number> now'],
  ['first\nsecond', 'first'],
  ['  ', ''],
])('%s is told as %s', (message, told) => {
  expect(cleanMessage(message)).toBe(told);
});

it('is short, and cleaning twice changes nothing', () => {
  const long = cleanMessage(`${'word '.repeat(1_000)}`);
  expect(long.length).toBeLessThanOrEqual(300);
  expect(cleanMessage(long)).toBe(long.trim());
});

it('takes no longer for a hostile message than for any other', () => {
  const begun = process.cpuUsage();
  for (const piece of ['a@', '"', 'eyJa.', '1 ', 'ก ', '-a1', '/a?']) cleanMessage(piece.repeat(100_000));
  const { user, system } = process.cpuUsage(begun);
  expect((user + system) / 1_000).toBeLessThan(1_000);
});
