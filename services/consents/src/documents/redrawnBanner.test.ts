import { LANGUAGES } from '@yinyom/contracts/constants';
import { bannerDrawing, type BannerDrawing } from '@yinyom/contracts/consents/bannerDrawing';
import { DOCUMENT_WORDS } from '@yinyom/texts/document/documentWords';
import { sampleLook, sampleNotice } from '../testing/sampleNotice';
import { drawBanner } from './drawBanner';
import { redrawnBanner } from './redrawnBanner';

interface Texts {
  texts: { banner: { description: string } };
}

/** The drawing of a banner whose text is so many times as long as the sample's. */
const drawn = (times: number, device: 'mobile' | 'desktop' = 'mobile'): BannerDrawing => {
  const snapshot = sampleNotice(1, 'th') as Record<string, unknown> & Texts;
  const { banner } = snapshot.texts;
  const texts = { ...snapshot.texts, banner: { ...banner, description: banner.description.repeat(times) } };
  const consent = { snapshot: { ...snapshot, texts }, language: 'th' as const, device, template_version: 1 };
  const drawing = drawBanner(consent, sampleLook, true);
  if (!drawing) throw new Error('not drawn');
  return drawing;
};

describe('N1 the drawing shows what was in sight', () => {
  it('a text that fits is whole, with the name of the platform', () => {
    const drawing = drawn(1);
    expect(bannerDrawing.safeParse(drawing).success).toBe(true);
    expect(drawing.content.fold?.share).toBe(1);
    const paper = redrawnBanner(drawing, 'en').text;
    expect(paper).not.toContain('class="description fold"');
    expect(paper).toContain('Yinyom');
    expect(paper).toContain(DOCUMENT_WORDS.en.drawn_whole);
  });

  it('a text that a phone cuts ends at the fold, as high as its lines in sight', () => {
    const { fold } = drawn(8).content;
    expect(fold?.share).toBeLessThan(0.8);
    const paper = redrawnBanner(drawn(8), 'en').text;
    expect(paper).toContain(
      `class="description fold" style="max-height:${((fold?.visible_lines ?? 0) * 1.6).toFixed(2)}em"`,
    );
    expect(paper).not.toContain('class="powered"');
    expect(drawn(8, 'desktop').content.fold?.share).toBeGreaterThan(fold?.share ?? 1);
  });

  it.each(LANGUAGES)(
    'says in %s where the fold is, how much is above it, and where the whole text is',
    (lang) => {
      const drawing = drawn(8);
      const paper = redrawnBanner(drawing, lang).text;
      expect(paper).toContain(DOCUMENT_WORDS[lang].shownTitle);
      expect(paper).toMatch(/\d+(?:\.\d)?\s?%/);
      expect(paper).not.toMatch(/\{\{/);
    },
  );

  it('a drawing of an earlier method, which knows no fold, is drawn whole', () => {
    const { fold: _unknown, ...content } = drawn(8).content;
    const paper = redrawnBanner(
      { sha256: '', content: { ...content, method: 'yinyom-drawing-2' } },
      'en',
    ).text;
    expect(paper).not.toContain('class="description fold"');
    expect(paper).not.toContain(DOCUMENT_WORDS.en.drawn_whole);
  });
});
