import { rememberShown, wasShown } from './stripState';

beforeEach(() => sessionStorage.clear());

it('N7: the place of the strip is held for the organization that showed it the last time, and for no other', () => {
  expect(wasShown('a')).toBe(false);
  rememberShown('a', true);
  expect([wasShown('a'), wasShown('b')]).toEqual([true, false]);
  rememberShown('b', false);
  expect(wasShown('a')).toBe(true);
  rememberShown('a', false);
  expect(wasShown('a')).toBe(false);
});
