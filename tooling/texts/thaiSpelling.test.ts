import { shownTexts } from './shownTexts';
import { impossibleThai } from './thaiSpelling';

it.each([['แสดงเพียงครั้งนี้เคุณั้น'], ['ํารหัส'], ['เเสดง'], ['ก่่อน'], ['ที่ีมี'], ['ใุช้'], ['การต้ังค่า']])(
  'N2: what a replacement leaves behind is found: %s',
  (text) => {
    expect(impossibleThai(text)).not.toEqual([]);
  },
);

it('N2: every Thai text can be written in Thai', () => {
  const thai = shownTexts().filter(({ lang }) => lang === 'th');
  const wrong = thai.flatMap(({ where, text }) => impossibleThai(text).map((what) => `${where}: ${what}`));
  expect(thai.length).toBeGreaterThan(1500);
  expect(wrong).toEqual([]);
});
