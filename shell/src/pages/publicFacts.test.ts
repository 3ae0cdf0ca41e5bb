import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Lang } from '@yinyom/contracts/constants';

interface Document {
  parts: { title: string; text: string[] }[];
}
const read = <T>(folder: string, lang: Lang): T =>
  JSON.parse(readFileSync(path.resolve(__dirname, '../../locales', folder, `${lang}.json`), 'utf8')) as T;
/** The numbers of a text, years of the Buddhist era counted as what they are. */
const numbers = (text: string): number[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

describe.each(LANGUAGES)('the public texts in %s', (lang) => {
  const { terms, policy } = read<{ terms: Document; policy: Document }>('legal', lang);
  const { faq } = read<{ faq: { items: { q: string; a: string }[] } }>('landing', lang);

  it('keep data as long as specification §9 says: at once, 1 year, 5 years, 90 days', () => {
    const retention = policy.parts[3]?.text.map(numbers);
    expect(retention).toEqual([[], [1], [5], [90]]);
    expect(policy.parts[5]?.text.flatMap(numbers)).toEqual([365]);
  });

  it('9.09 the privacy notice is in force from 1 May 2021', () => {
    const year = lang === 'th' ? 2564 : 2021;
    const date = read<{ policy: { date: string } }>('legal', lang).policy.date;
    expect(numbers(date).sort((one, other) => one - other)).toEqual(
      lang === 'cn' || lang === 'jp' ? [1, 5, year] : [1, year],
    );
    expect(date).toMatch(/May|พฤษภาคม|5 ?月|ឧសភា/);
  });

  it('have the same parts as in Thai, in terms and privacy notice', () => {
    const thai = read<{ terms: Document; policy: Document }>('legal', 'th');
    const shape = ({ parts }: Document) => parts.map(({ text }) => text.length);
    expect([shape(terms), shape(policy)]).toEqual([shape(thai.terms), shape(thai.policy)]);
  });

  it('answer twelve questions and name the fines: 5 million, 1 year or 1 million, twice the damage', () => {
    expect(faq.items).toHaveLength(12);
    const fines = faq.items[9]?.a ?? '';
    expect(fines).toMatch(/5 ?(?:million|ล้าน|លាន)|500 ?万/);
    expect(fines).toMatch(/1 ?(?:million|ล้าน|លាន)|100 ?万/);
    expect(fines).toMatch(/1 ?(?:year|ปี|年|ឆ្នាំ)/);
  });

  it('UX-A10 say that punitive damages of up to twice the damage come on top of the actual damages (ss. 77, 78)', () => {
    const fines = faq.items[9]?.a ?? '';
    const actual = {
      th: 'ตามจริง',
      en: 'actual damage, plus',
      cn: '赔偿实际损失',
      jp: '実損害の賠償に加え',
      kh: 'ការខូចខាតពិត និង',
    };
    const punitive = {
      th: 'ค่าสินไหมทดแทนเพื่อการลงโทษเพิ่มอีกไม่เกินสองเท่า',
      en: 'punitive damages of up to twice',
      cn: '两倍的惩罚性赔偿',
      jp: '2 倍を上限とする懲罰的損害賠償',
      kh: 'ដាក់ទណ្ឌកម្មបន្ថែមមិនលើសពីពីរដង',
    };
    expect(fines).toContain(actual[lang]);
    expect(fines).toContain(punitive[lang]);
    expect(fines).toMatch(/77[^0-9]+78/);
  });

  it('D-62 name no partner, address or claim of their own: these come from the settings', () => {
    const texts = readFileSync(path.resolve(__dirname, '../../locales/landing', `${lang}.json`), 'utf8');
    for (const invented of [
      'พัฒนาร่วมกับผู้ใช้งานจริง',
      'อาคารตัวอย่าง',
      'Sample Building',
      'together with the people',
      '10330',
    ])
      expect(texts).not.toContain(invented);
  });
});
