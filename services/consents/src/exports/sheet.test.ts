import { createSheet } from './sheet';

it('collects text of every length as UTF-8, and begins anew', () => {
  const sheet = createSheet();
  const texts = ['', 'ก', 'a'.repeat(400_000), 'ภาษาไทย 日本 😀'.repeat(60_000), 'end'];
  texts.forEach(sheet.add);
  expect(sheet.content().equals(Buffer.from(texts.join('')))).toBe(true);
  sheet.clear();
  expect(sheet.content()).toHaveLength(0);
  sheet.add('ใหม่');
  expect(sheet.content().toString()).toBe('ใหม่');
});
