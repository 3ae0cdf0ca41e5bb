import { errorReports } from '@yinyom/contracts/release/errorReports';
import type { ErrorReports } from '@yinyom/contracts/release/errorReports';
import { createErrorDesk } from './errorDesk';

const part = { name: 'mfe_users', build: 'b1' };
const place = { kind: 'render' as const, part };
let sent: ErrorReports[];
let desk: ReturnType<typeof createErrorDesk>;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  Object.assign(globalThis, { __webpack_public_path__: '/', __webpack_hash__: 'hash' });
  sent = [];
  desk = createErrorDesk((reports) => sent.push(reports));
});
afterEach(() => jest.useRealTimers());

it('one error that is met again and again is sent once, with how often', () => {
  for (let time = 0; time < 3; time += 1) desk.error(new Error('broken'), place);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(2_000);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.errors).toMatchObject([{ message: 'Error: broken', times: 3 }]);
});

it('what follows waits half a minute, whatever happens', () => {
  desk.error(new Error('first'), place);
  jest.advanceTimersByTime(2_000);
  for (let time = 0; time < 500; time += 1) desk.error(new Error('first'), place);
  jest.advanceTimersByTime(29_000);
  expect(sent).toHaveLength(1);
  jest.advanceTimersByTime(1_000);
  expect(sent).toHaveLength(2);
  expect(sent[1]?.errors).toMatchObject([{ message: 'Error: first', times: 500 }]);
});

it('a page tells fifty different errors and no more', () => {
  for (let letter = 0; letter < 200; letter += 1) {
    desk.error(new Error(`broken ${'x'.repeat(letter)}`), place);
    desk.flush();
  }
  expect(sent).toHaveLength(50);
  desk.error(new Error('broken xx'), place);
  desk.flush();
  expect(sent).toHaveLength(51);
});

it('builds in use and what waits at the end of the page are sent in the shape that the platform takes', () => {
  desk.use(part);
  desk.use(part);
  desk.error(new Error('broken'), place);
  desk.flush();
  expect(sent[0]?.uses).toEqual([{ ...part, times: 1 }]);
  expect(errorReports.parse(sent[0])).toEqual(sent[0]);
  desk.flush();
  expect(sent).toHaveLength(1);
});

it('W2 a tab says once that a build failed, however often and on however many pages', () => {
  desk.error(new Error('first'), place);
  desk.error(new Error('second'), place);
  desk.flush();
  desk.error(new Error('third'), place);
  desk.flush();
  const nextPage = createErrorDesk((reports) => sent.push(reports));
  nextPage.error(new Error('first'), place);
  nextPage.error(new Error('first'), { ...place, part: { ...part, build: 'b2' } });
  nextPage.flush();
  expect(sent.map(({ failed }) => failed)).toEqual([[part], undefined, [{ ...part, build: 'b2' }]]);
  expect(errorReports.parse(sent[0])).toEqual(sent[0]);
});

it('sends a beacon, which outlives the page', () => {
  const sendBeacon = jest.fn(() => true);
  Object.assign(navigator, { sendBeacon });
  const own = createErrorDesk();
  own.use(part);
  own.flush();
  expect(sendBeacon).toHaveBeenCalledWith(
    '/api/v1/mf/errors',
    JSON.stringify({ uses: [{ ...part, times: 1 }], errors: [] }),
  );
});
