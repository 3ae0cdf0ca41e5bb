import { LANGUAGES } from '@yinyom/contracts/constants';
import { FINDING_CODES, FINDING_KINDS } from '@yinyom/contracts/scanner/finding';
import { FINDING_WORDS } from './findingWords';

describe.each(LANGUAGES)('the words of findings in %s', (lang) => {
  const { finding, kind } = FINDING_WORDS[lang];
  const codes = Object.values(FINDING_CODES).flat();

  it('every code has a heading and an advice, every kind a name', () => {
    expect(Object.keys(finding).sort()).toEqual([...codes].sort());
    expect(Object.keys(kind).sort()).toEqual([...FINDING_KINDS].sort());
    expect(Object.values(finding).filter(({ title, advice }) => !title.trim() || !advice.trim())).toEqual([]);
  });

  it('two things have two headings', () => {
    const titles = codes.map((code) => finding[code].title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
