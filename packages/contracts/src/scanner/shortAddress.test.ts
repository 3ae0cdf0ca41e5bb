import { MAX_ADDRESS, shortAddress } from './shortAddress';

it('an address is cut between two of its parts, and what is short stays', () => {
  const whole = 'https://a.ac.th/people/1234567890123?x=1';
  expect(shortAddress(whole)).toBe(whole);
  expect(shortAddress(whole, 30)).toBe('https://a.ac.th/people/…');
  const cut = shortAddress(`https://a.ac.th/${'b/'.repeat(MAX_ADDRESS)}`);
  expect([cut.length <= MAX_ADDRESS, shortAddress(cut)]).toEqual([true, cut]);
  expect(shortAddress('x'.repeat(40), 30)).toBe(`${'x'.repeat(29)}…`);
});
