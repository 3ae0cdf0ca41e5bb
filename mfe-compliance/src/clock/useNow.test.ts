import { act, renderHook } from '@testing-library/react';
import { useNow } from './useNow';

const START = new Date('2026-12-01T03:00:40.000Z');
afterEach(() => jest.useRealTimers());

it('changes when a minute of the clock ends, so that nothing shows time that is over', () => {
  jest.useFakeTimers({ now: START });
  const { result, unmount } = renderHook(() => useNow());
  const after = (ms: number): string => {
    act(() => jest.advanceTimersByTime(ms));
    return result.current.toISOString();
  };
  expect(after(19_000)).toBe(START.toISOString());
  expect(after(1_000)).toBe('2026-12-01T03:01:00.000Z');
  expect(after(60_000)).toBe('2026-12-01T03:02:00.000Z');
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
