import { wordDiff } from './wordDiff';

const marked = (pieces: ReturnType<typeof wordDiff>['before']) =>
  pieces.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('');

test('only the words that differ are marked', () => {
  const { before, after } = wordDiff(
    'We use cookies to count visits',
    'We use cookies to count all visits',
    'en',
  );
  expect(marked(before)).toBe('We use cookies to count visits');
  expect(marked(after)).toMatch(/^We use cookies to count ?\[ ?all ?\] ?visits$/);
});

test('Thai words are found although no spaces stand between them', () => {
  const { before, after } = wordDiff('เราใช้คุกกี้เพื่อการวิเคราะห์', 'เราใช้คุกกี้เพื่อการตลาด', 'th');
  expect(marked(before)).toMatch(/^เราใช้คุกกี้เพื่อ.*\[.*วิเคราะห์\]$/);
  expect(marked(after)).toMatch(/^เราใช้คุกกี้เพื่อ.*\[.*ตลาด\]$/);
});

test('texts that have little in common are shown whole', () => {
  const { before, after } = wordDiff('Reject', 'Decline everything that is optional', 'en');
  expect(marked(before)).toBe('[Reject]');
  expect(marked(after)).toBe('[Decline everything that is optional]');
});

test('a text that was added or removed has no other side', () => {
  expect(wordDiff('', 'New', 'en')).toEqual({ before: [], after: [{ text: 'New', changed: true }] });
  expect(wordDiff('Old', '', 'en')).toEqual({ before: [{ text: 'Old', changed: true }], after: [] });
});

test('nothing is lost: the pieces of each side are its text', () => {
  const [one, other] = ['a b c d e f', 'a c x d f g'];
  const { before, after } = wordDiff(one, other, 'en');
  expect(before.map(({ text }) => text).join('')).toBe(one);
  expect(after.map(({ text }) => text).join('')).toBe(other);
});
