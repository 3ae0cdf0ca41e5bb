import { rememberShown, wasShown } from './stripState';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('N7: the place of the strip is held for the organization that showed it the last time, and for no other', () => {
  expect(wasShown('a')).toBe(false);
  rememberShown('a', true);
  expect([wasShown('a'), wasShown('b')]).toEqual([true, false]);
  rememberShown('b', false);
  expect(wasShown('a')).toBe(true);
  rememberShown('a', false);
  expect(wasShown('a')).toBe(false);
});

it('T3-03 a new tab of the same browser holds the place, too, and the browser keeps no whole ID', () => {
  const id = '64b0000000000000000000aa';
  rememberShown(id, true);
  sessionStorage.clear();
  expect(wasShown(id)).toBe(true);
  expect(JSON.stringify({ ...localStorage })).not.toContain(id);
});
