import { LANGUAGES } from '@yinyom/contracts/constants';
import { EVIDENCE_WORDS } from '@yinyom/texts/evidence/evidenceWords';
import { SYSTEM_CATEGORIES } from './systemCategories';

test('the five categories of the law are called the same on banners, in records and in documents', () => {
  for (const { type, title } of SYSTEM_CATEGORIES)
    for (const lang of LANGUAGES) expect(EVIDENCE_WORDS[lang].category[type]).toBe(title[lang]);
});
