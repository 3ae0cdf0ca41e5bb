import { describeError } from './describeError';
import { rememberPart } from './knownParts';
import { stackFrames } from './stackFrames';

const at = (stack: string, error = new TypeError('x is not a function')) => Object.assign(error, { stack });
const remote = `${location.origin}/mfe/mfe-users/b1`;

beforeAll(() => {
  Object.assign(globalThis, { __webpack_public_path__: '/mfe/shell/s1/', __webpack_hash__: 'hash' });
  rememberPart('mfe_users', 'b1', '/mfe/mfe-users/b1/mf-manifest.json');
  rememberPart('mfe_billing', 'b2', 'https://parts.example/billing/b2/mf-manifest.json');
});

it.each([
  ['    at e (https://a.example/x.js?t=1:1:22)', { address: 'https://a.example/x.js', line: 1, column: 22 }],
  ['    at https://a.example/x.js:3:4', { address: 'https://a.example/x.js', line: 3, column: 4 }],
  ['    at async Promise.all (index 0)', undefined],
  ['e@https://a.example/x.js:5:6', { address: 'https://a.example/x.js', line: 5, column: 6 }],
  ['@http://localhost:4000/x.js:7:8', { address: 'http://localhost:4000/x.js', line: 7, column: 8 }],
  ['TypeError: see https://a.example/help', undefined],
])('reads the position in "%s"', (line, frame) => {
  expect(stackFrames(line)).toEqual(frame ? [frame] : []);
});

it('an error belongs to the first remote in its stack, though code of the shell was on top', () => {
  const stack = `TypeError: x\n at a (${location.origin}/mfe/shell/s1/assets/main.1a2b3c4d.js:1:5)\n at b (${remote}/assets/7.9f8e7d6c5b.js:2:6)`;
  expect(describeError(at(stack), { kind: 'event' })).toEqual({
    name: 'mfe_users',
    build: 'b1',
    kind: 'event',
    message: 'TypeError: x is not a function',
    page: '/',
    frames: [
      { name: 'shell', build: 's1', file: 'assets/main.1a2b3c4d.js', line: 1, column: 5 },
      { name: 'mfe_users', build: 'b1', file: 'assets/7.9f8e7d6c5b.js', line: 2, column: 6 },
    ],
    times: 1,
  });
});

it('a remote of another origin is known, too', () => {
  const told = describeError(at('at a (https://parts.example/billing/b2/assets/7.9f8e7d6c5b.js:2:6)'), {
    kind: 'promise',
  });
  expect(told).toMatchObject({ name: 'mfe_billing', build: 'b2', kind: 'promise' });
});

it('what was drawn is known even where the stack says nothing', () => {
  expect(describeError('broken', { kind: 'render', part: { name: 'mfe_users', build: 'b1' } })).toMatchObject(
    { name: 'mfe_users', kind: 'render', message: 'broken', frames: [] },
  );
});

it('a piece of code that is gone is told as such, wherever it was met', () => {
  const gone = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  const stack = `at a (${remote}/assets/remoteEntry.1234567890.js:2:6)`;
  expect(describeError(at(stack, gone), { kind: 'event' })).toMatchObject({
    kind: 'chunk',
    name: 'mfe_users',
  });
});

it('errors of extensions and other scripts are nobody’s', () => {
  expect(describeError(at('at a (chrome-extension://abc/x.js:1:1)'), { kind: 'event' })).toBeUndefined();
  expect(describeError(at('at a (https://elsewhere.example/x.js:1:1)'), { kind: 'event' })).toBeUndefined();
  expect(describeError({ status: 404 }, { kind: 'promise' })).toBeUndefined();
});

it('nothing of an address but its words is told', () => {
  history.replaceState(null, '', '/en/websites/64b7f0c2a1d3e4f5a6b7c8d9/scans/Somchai%20J?q=secret#x');
  const told = describeError('broken', { kind: 'render', part: { name: 'mfe_users', build: 'b1' } });
  expect(told?.page).toBe('/websites/:id/scans/:id');
  history.replaceState(null, '', '/');
});
