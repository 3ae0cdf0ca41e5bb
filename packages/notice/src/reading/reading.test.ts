import { LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import { READING_WINDOWS } from '@yinyom/contracts/websites/reading';
import { foldOf } from './foldOf';
import { lineCount } from './lineCount';
import { readLetters, textWidth } from './textWidth';

const TEXTS = {
  title: 'This website uses cookies',
  description: 'We ask before we use cookies that are not necessary. '.repeat(3),
  accept: 'Accept all',
  reject: 'Reject all',
  cookie_setting: 'Cookie settings',
  privacy: 'Privacy notice',
};
const fold = (layout: number, times = 1, window: keyof typeof READING_WINDOWS = 'phone') =>
  foldOf(
    { layout },
    { ...TEXTS, description: TEXTS.description.repeat(times) },
    'en',
    READING_WINDOWS[window],
  );

describe('widths of letters', () => {
  it.each([
    ['marks above and below', 'กี่', 0.6],
    ['a Khmer letter under another one', 'ក្ត', 0.68],
    ['Chinese', '说明', 2],
    ['Japanese', 'かな', 2],
  ])('%s', (_what, text, width) => expect(textWidth(text)).toBeCloseTo(width));

  it('what is read has no marks, signs and spaces', () => expect(readLetters('คุกกี้ (2)!')).toBe(3 + 1));
});

describe('lines of a text', () => {
  it.each<[string, Lang, number, number]>([
    ['', 'th', 20, 1],
    ['one\ntwo', 'en', 20, 2],
    ['aaaa bbbb', 'en', 3, 2],
    ['a'.repeat(100), 'en', 10, 6],
    ['说明'.repeat(10), 'cn', 10, 2],
  ])('%j in %s on lines of %d em: %d', (text, language, width, lines) =>
    expect(lineCount(text, width, language)).toBe(lines),
  );

  it.each(LANGUAGES)('a narrower line never makes fewer of them, in %s', (language) => {
    const text = 'คุกกี้ Cookies 说明 かな ខូគី '.repeat(12);
    const counts = [40, 30, 20, 10, 5].map((width) => lineCount(text, width, language));
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
  });
});

describe('the fold', () => {
  it('a short text is in sight, in all layouts and windows', () => {
    for (const layout of Array.from({ length: 12 }, (_, at) => at))
      for (const window of ['phone', 'desktop'] as const) expect(fold(layout, 1, window).share).toBe(1);
  });

  it('a bar on a phone shows less of a long text than a box, and a desktop more than a phone', () => {
    const [bar, box] = [fold(0, 6), fold(10, 6)];
    expect(bar.share).toBeLessThan(0.5);
    expect(box.share).toBeGreaterThan(bar.share);
    expect(fold(0, 6, 'desktop').share).toBeGreaterThan(bar.share);
    expect(bar.visible_lines / bar.lines).toBeCloseTo(bar.share, 1);
  });

  it('a box at the top leaves a header in sight: on a desktop it has less room than one at the bottom, on a phone as much', () => {
    for (const [top, bottom] of [
      [6, 10],
      [7, 11],
    ] as const) {
      expect(fold(top, 20, 'desktop').share).toBeLessThan(fold(bottom, 20, 'desktop').share);
      expect(fold(top, 20).share).toBe(fold(bottom, 20).share);
    }
  });

  it('a box at the side is a column on a desktop: a text takes more lines than in a corner, on a phone as many', () => {
    for (const [side, corner] of [
      [8, 10],
      [9, 11],
    ] as const) {
      expect(fold(side, 2, 'desktop').lines).toBeGreaterThan(fold(corner, 2, 'desktop').lines);
      expect(fold(side, 2).lines).toBe(fold(corner, 2).lines);
    }
  });

  it('larger letters, a logo and longer buttons leave less', () => {
    const own = (design: object, texts: object = {}) =>
      foldOf(
        { layout: 0, ...design },
        { ...TEXTS, description: TEXTS.description.repeat(4), ...texts },
        'en',
        READING_WINDOWS.phone,
      ).share;
    const usual = own({});
    expect(usual).toBeLessThan(1);
    expect(own({ sizes: { size: '20px' } })).toBeLessThan(usual);
    expect(own({ logo: { url: 'https://example.com/logo.png', width: 90 } })).toBeLessThan(usual);
    expect(own({}, { accept: 'Accept everything that this website asks for' })).toBeLessThan(usual);
  });
});
