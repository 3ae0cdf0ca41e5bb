import { transform } from '@swc/core';
import type { ErrorReport } from '@yinyom/contracts/release/errorReports';
import { OPERATOR } from '@yinyom/testing/identityStandIn';
import { startReleases, type Releases } from '../testing/startReleases';

let releases: Releases;
beforeEach(async () => {
  releases = await startReleases();
  await releases.release('mfe_users', 'b1');
});
afterEach(() => releases.close());

const report = (changes: Partial<ErrorReport> = {}): ErrorReport => ({
  name: 'mfe_users',
  build: 'b1',
  kind: 'render',
  message: 'TypeError: x is not a function',
  page: '/user',
  frames: [],
  times: 1,
  ...changes,
});
const tell = (errors: ErrorReport[], uses: { name: string; build: string; times: number }[] = []) =>
  releases.send('POST', '/mf/errors', {
    raw: JSON.stringify({ uses, errors }),
    // As navigator.sendBeacon sends a text.
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
  });
const errorsOf = async (name = 'mfe_users') =>
  (await releases.as(OPERATOR)(`/mf/errors?name=${name}`)).body.errors;

it('counts one message of one build once, with its pages and times, apart from other builds', async () => {
  expect((await tell([report({ times: 3 })])).status).toBe(204);
  await tell([report({ page: '/account' })]);
  await releases.release('mfe_users', 'b2');
  await tell([report({ build: 'b2' })]);
  const found = await errorsOf();
  expect(found).toHaveLength(2);
  expect(found.find(({ build }: { build: string }) => build === 'b1')).toMatchObject({
    kind: 'render',
    message: 'TypeError: x is not a function',
    pages: ['/user', '/account'],
    count: 4,
    day: 4,
  });
});

it('cleans messages whatever the browser did, and refuses what is no report', async () => {
  await tell([report({ message: 'no somchai@school.ac.th at /x?token=abc' })]);
  expect(await errorsOf()).toMatchObject([{ message: 'no <email> at /x' }]);
  expect((await tell([report({ page: '/user?email=a@b.c' })])).status).toBe(422);
  expect((await tell([report({ times: 1e9 })])).status).toBe(422);
  expect((await tell([{ ...report(), cookie: 'secret' } as ErrorReport])).status).toBe(422);
  expect((await tell(Array.from({ length: 21 }, () => report()))).status).toBe(422);
});

it('drops without a word what names a build that was never released', async () => {
  const strangers = [report({ build: 'zz' }), report({ name: 'mfe_unknown' })];
  expect((await tell(strangers, [{ name: 'mfe_users', build: 'zz', times: 1 }])).status).toBe(204);
  const { body } = await releases.as(OPERATOR)('/mf/parts');
  expect(body.parts.map(({ name }: { name: string }) => name)).toEqual(['mfe_users', 'shell']);
  expect(body.parts[0].builds).toMatchObject([{ build: 'b1', uses: 0, errors: 0 }]);
});

it('keeps two hundred messages of a build, and the rest as one', async () => {
  const letters = (number: number) =>
    [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  const many = Array.from({ length: 210 }, (_, number) => report({ message: `broken ${letters(number)}` }));
  for (let first = 0; first < many.length; first += 20) await tell(many.slice(first, first + 20));
  const { body } = await releases.as(OPERATOR)('/mf/errors?name=mfe_users&build=b1');
  expect(body.errors).toHaveLength(100);
  const [latest] = body.errors;
  expect(latest).toMatchObject({ message: '<other messages>', count: 10 });
  // Those that are known are counted still.
  await tell([report({ message: 'broken a' })]);
  expect((await errorsOf())[0]).toMatchObject({ message: 'broken a', count: 2 });
});

it('shows builds in use, the released one first, with uses and errors of each hour', async () => {
  await tell([report({ times: 2 })], [{ name: 'mfe_users', build: 'b1', times: 9 }]);
  await releases.release('mfe_users', 'b2');
  // A page of the shell knows the hash of its build; operators know its name.
  await tell(
    [],
    [
      { name: 'mfe_users', build: 'b2', times: 1 },
      { name: 'shell', build: '1d2a', times: 1 },
    ],
  );
  const { body } = await releases.as(OPERATOR)('/mf/parts');
  const [users, shell] = body.parts;
  expect(users.builds).toMatchObject([
    { build: 'b2', state: 'current', released_at: '2026-11-23T10:00:00.000Z', uses: 1, errors: 0 },
    { build: 'b1', state: 'earlier', uses: 9, errors: 2 },
  ]);
  expect(users.builds[1].hours).toHaveLength(24);
  expect(users.builds[1].hours.reduce((sum: number, count: number) => sum + count)).toBe(2);
  expect(shell.builds).toMatchObject([{ build: 's1', state: 'current', uses: 1 }]);
});

it('reads the stack in terms of the sources by the map of the build', async () => {
  const source = 'export const price = (cart) => {\n  return cart.items.length;\n};\n';
  const { code, map = '' } = await transform(source, {
    filename: 'price.js',
    sourceFileName: 'webpack://mfe_users/./src/features/price.ts',
    sourceMaps: true,
    minify: true,
    jsc: { target: 'es2022', minify: { compress: true, mangle: true } },
  });
  await releases.release('mfe_users', 'b3', { 'assets/7.js': code, 'assets/7.js.map': map });
  const frame = {
    name: 'mfe_users',
    build: 'b3',
    file: 'assets/7.js',
    line: 1,
    column: code.indexOf('items') + 1,
  };
  const unknown = { ...frame, file: 'assets/8.js' };
  await tell([report({ build: 'b3', frames: [frame, unknown] })]);
  const [{ id }] = await errorsOf();
  const { body } = await releases.as(OPERATOR)(`/mf/errors/${id}`);
  expect(body.frames).toMatchObject([
    { ...frame, source: { file: 'src/features/price.ts', line: 2 } },
    { ...unknown, source: null },
  ]);
  expect(body.hours).toMatchObject([{ count: 1 }]);
});

it.each(['/mf/parts', '/mf/errors?name=mfe_users', `/mf/errors/${'a'.repeat(32)}`])(
  '%s is for operators alone',
  async (address) => {
    expect((await releases.as('admin')(address)).status).toBe(403);
    expect((await releases.send('GET', address)).status).toBe(401);
    expect((await releases.as(OPERATOR)(address)).status).toBe(address.includes('aaa') ? 404 : 200);
  },
);

it('a file outside of its build cannot be named', async () => {
  const climbing = { name: 'mfe_users', build: 'b1', file: '../../secret', line: 1, column: 1 };
  expect((await tell([report({ frames: [climbing] })])).status).toBe(422);
});
