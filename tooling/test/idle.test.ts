/** @jest-environment node */
import { loadAtStart } from './idle.mjs';

it('a machine is idle while fewer programs want a processor than it has', () => {
  expect(loadAtStart(1.96, 2)).toEqual({ idle: true, words: 'load 2.0 on 2 processors' });
  expect(loadAtStart(2, 2).idle).toBe(false);
  expect(loadAtStart(1, 1)).toEqual({ idle: false, words: 'load 1.0 on 1 processor' });
});
