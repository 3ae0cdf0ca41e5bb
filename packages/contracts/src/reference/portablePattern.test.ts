import { portablePattern } from './portablePattern';

const SAMPLES = [
  'Somsri',
  'สมศรี',
  'a b_c-1',
  'é',
  'a\u0000',
  'a\u202E',
  'a\u200B',
  'a\u2028',
  'a!',
  'a/b',
  'a\u0085',
  '',
  '名前',
];

const takenBy = (pattern: RegExp) => SAMPLES.filter((text) => pattern.test(text));

it.each([[String.raw`^[^\p{Cc}\p{Cs}\u202A-\u202E]*$`], [String.raw`^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$`]])(
  '%s takes the same texts without classes of Unicode, and without the flag that they need',
  (pattern) => {
    const own = takenBy(new RegExp(pattern, 'u'));
    expect(own).toEqual(expect.arrayContaining(['Somsri', 'สมศรี']));
    expect(own).not.toContain('a\u0000');
    expect(takenBy(new RegExp(portablePattern(pattern)))).toEqual(own);
  },
);

it.each([[String.raw`^[\p{L}\p{M}\p{N} _-]*$`], [String.raw`^[\p{L}\p{N} _-]{1,64}$`]])(
  '%s takes all that it took, and no sign of ASCII',
  (pattern) => {
    const portable = takenBy(new RegExp(portablePattern(pattern)));
    expect(portable).toEqual(expect.arrayContaining(takenBy(new RegExp(pattern, 'u'))));
    for (const sign of ['a\u0000', 'a!', 'a/b', 'a\u0085']) expect(portable).not.toContain(sign);
  },
);

it('refuses a class that it has no ranges for', () => {
  expect(() => portablePattern(String.raw`^\p{Lu}$`)).toThrow('p{Lu}');
});
