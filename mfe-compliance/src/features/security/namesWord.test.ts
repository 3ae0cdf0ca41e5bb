import { namesWord } from './namesWord';

it('finds a word in any answer and case, and nothing where there is none', () => {
  const words = ['two-factor', '2FA'];
  expect(namesWord(['', 'Everybody signs in with 2fa.'], words)).toBe(true);
  expect(namesWord(['Passwords only'], words)).toBe(false);
  expect(namesWord(['Passwords only'], [])).toBe(false);
});
