import { LANGUAGES } from '@yinyom/contracts/constants';
import { INSPECTION_PAPERS } from '@yinyom/contracts/papers/inspectionPapers';
import { PAPER_WORDS } from '../paper/paperWords';
import { lawHeading, lawText } from './lawText';

const inLang = (law: string, lang: (typeof LANGUAGES)[number]) =>
  lawText(law, (key) => PAPER_WORDS[lang].sections[key]);

it('writes one section, several, a range and items as each language does', () => {
  expect(['37 (4)', '41, 42', '39, 40 (3)', '30–36', '40 (3) (1)'].map((law) => inLang(law, 'en'))).toEqual([
    'section 37(4)',
    'sections 41 and 42',
    'sections 39 and 40(3)',
    'sections 30–36',
    'section 40(3)(1)',
  ]);
  expect(['37 (4)', '39, 40 (3)', '30–36'].map((law) => inLang(law, 'th'))).toEqual([
    'มาตรา 37 (4)',
    'มาตรา 39 และมาตรา 40 (3)',
    'มาตรา 30–36',
  ]);
  expect(inLang('39, 40 (3)', 'cn')).toBe('第 39 条和第 40 条第 (3) 项');
  expect(inLang('39, 40 (3)', 'jp')).toBe('第 39 条および第 40 条 (3)');
  expect(['th', 'en', 'cn', 'jp', 'kh'].map((lang) => inLang('30, 31, 33', lang as 'th'))).toEqual([
    'มาตรา 30, มาตรา 31 และมาตรา 33',
    'sections 30, 31 and 33',
    '第 30 条、第 31 条和第 33 条',
    '第 30 条、第 31 条および第 33 条',
    'មាត្រា 30, មាត្រា 31 និងមាត្រា 33',
  ]);
  expect(inLang('39, 40 (3)', 'kh')).toBe('មាត្រា 39 និងមាត្រា 40 (3)');
  expect(lawHeading('41, 42', (key) => PAPER_WORDS.en.sections[key])).toBe('Sections 41 and 42');
});

it('has every number of every paper in each language', () => {
  for (const lang of LANGUAGES)
    for (const law of Object.values(INSPECTION_PAPERS))
      for (const number of law.match(/\d+/g) ?? []) expect(inLang(law, lang)).toContain(number);
});
