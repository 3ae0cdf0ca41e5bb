import { act, renderHook } from '@testing-library/react';
import { useThrottled } from './useThrottled';

const show = (state: 'visible' | 'hidden') =>
  act(() => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  show('visible');
  jest.useRealTimers();
});

it('works immediately, and once more after the time for all wishes in between', () => {
  const work = jest.fn();
  const { result } = renderHook(() => useThrottled(work, 3_000));
  for (let wish = 0; wish < 3; wish += 1) result.current();
  expect(work).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(3_000);
  expect(work).toHaveBeenCalledTimes(2);
});

it('a tab that was hidden meanwhile works when it is visible again', () => {
  const work = jest.fn();
  const { result } = renderHook(() => useThrottled(work, 3_000));
  result.current();
  result.current();
  show('hidden');
  jest.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(1);
  show('visible');
  expect(work).toHaveBeenCalledTimes(2);
});

it('a page that is gone works no more', () => {
  const work = jest.fn();
  const { result, unmount } = renderHook(() => useThrottled(work, 3_000));
  result.current();
  result.current();
  unmount();
  jest.advanceTimersByTime(60_000);
  show('visible');
  expect(work).toHaveBeenCalledTimes(1);
});
