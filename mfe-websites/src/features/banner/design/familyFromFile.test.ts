import { familyFromFile } from './familyFromFile';

test.each([
  ['Sarabun-Regular.woff2', 'Sarabun'],
  ['noto-sans-khmer-khmer-400-normal.woff2', 'noto-sans-khmer-khmer-400'],
  ['TH Sarabun New.ttf', 'TH Sarabun New'],
  ['ฟอนต์ของเรา.otf', 'ฟอนต์ของเรา'],
  ['a"}{b.woff', 'a b'],
  ['.woff2', ''],
  [`${'a'.repeat(90)}.ttf`, 'a'.repeat(64)],
])('%s becomes %s', (file, family) => expect(familyFromFile(file)).toBe(family));
