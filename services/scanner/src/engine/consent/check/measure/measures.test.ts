import { colours } from './colours';
import { scripts } from './scripts';

const { parse, contrast } = colours(() => null);
const { scriptsOf, languageOf } = scripts();

it('reads colours, with and without opacity', () => {
  expect(parse('rgb(255, 0, 10)')).toEqual([255, 0, 10, 1]);
  expect(parse('rgba(1, 2, 3, 0.5)')).toEqual([1, 2, 3, 0.5]);
  expect(parse('transparent')).toBeNull();
});

it('tells the contrast of WCAG: 21 of black on white, 1 of a colour on itself, between them of what shines through', () => {
  expect(contrast([0, 0, 0, 1], [255, 255, 255])).toBeCloseTo(21);
  expect(contrast([90, 90, 90, 1], [90, 90, 90])).toBe(1);
  expect(contrast([0, 0, 0, 0.5], [255, 255, 255])).toBeCloseTo(3.98, 1);
});

const THAI = 'เว็บไซต์นี้ใช้คุกกี้เพื่อมอบประสบการณ์ที่ดี';
const ENGLISH = 'We use cookies to improve your experience.';

it('tells writings of a text from twenty letters on; kana make Chinese signs Japanese', () => {
  expect(scriptsOf(THAI)).toEqual(['thai']);
  expect(scriptsOf('คุกกี้')).toEqual([]);
  expect(scriptsOf('当サイトはクッキーを使用して閲覧体験を改善しています')).toEqual(['kana']);
  expect(scriptsOf(`${THAI} ${ENGLISH}`)).toEqual(['thai', 'latin']);
});

it('compares a banner with its page: names and code are Latin whatever the language of a page is', () => {
  expect(languageOf(ENGLISH, `${THAI} ${ENGLISH}`, 'th')).toEqual({
    banner: ['latin'],
    page: 'thai',
    tag: 'th',
  });
  expect(languageOf('OK', THAI, 'th')).toBeNull();
});
