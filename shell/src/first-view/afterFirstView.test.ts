import { afterFirstView } from './afterFirstView';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('does what can wait a while after the page has loaded', () => {
  const work = jest.fn();
  afterFirstView(work);
  jest.advanceTimersByTime(3_900);
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(work).toHaveBeenCalledTimes(1);
});

it.each(['pointerdown', 'keydown'])('does it at once with the first %s, and only once', (gesture) => {
  const work = jest.fn();
  afterFirstView(work);
  dispatchEvent(new Event(gesture));
  expect(work).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event(gesture));
  jest.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledTimes(1);
});
