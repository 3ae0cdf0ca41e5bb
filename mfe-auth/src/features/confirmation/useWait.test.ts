import { act, renderHook } from '@testing-library/react';
import { useWait } from './useWait';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

test('H17: counts down to nothing, and starts again when told to', () => {
  const { result } = renderHook(() => useWait(60));
  expect(result.current.left).toBe(60);
  pass(45);
  expect(result.current.left).toBe(15);
  pass(20);
  expect(result.current.left).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
  act(() => result.current.begin(60));
  expect(result.current.left).toBe(60);
});

test('waits for nobody who asks later', () => {
  const { result } = renderHook(() => useWait(0));
  expect(result.current.left).toBe(0);
});
