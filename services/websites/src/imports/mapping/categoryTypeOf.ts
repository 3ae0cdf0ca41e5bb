import { CATEGORY_TYPES, type CategoryType } from '@yinyom/contracts/constants';

/** Words that consent products name their categories with, in the languages of their Thai and European customers. */
const WORDS: readonly (readonly [RegExp, CategoryType])[] = [
  [
    /necessary|essential|required|notwendig|nécessaire|^c0001$|จำเป็น|必要|必須|ចាំបាច់/iu,
    CATEGORY_TYPES.necessary,
  ],
  [
    /function|preference|comfort|personali[sz]|^c0003$|การทำงาน|ความชอบ|功能|偏好|機能|មុខងារ/iu,
    CATEGORY_TYPES.preference,
  ],
  [
    /statisti|analyti|analys|performance|measure|metric|audience|^c0002$|สถิติ|วิเคราะห์|ประสิทธิภาพ|统计|分析|統計|ស្ថិតិ/iu,
    CATEGORY_TYPES.statistics,
  ],
  [
    /marketing|advert|\bads?\b|target|social|remarket|conversion|tracking|werbung|publicit|^c000[45]$|การตลาด|โฆษณา|广告|营销|広告|ទីផ្សារ/iu,
    CATEGORY_TYPES.marketing,
  ],
];
const UNCLASSIFIED = /unclassified|uncategori[sz]ed|other|unknown|ไม่จัด|未分类|未分類/iu;

/**
 * Ours for a category of another product, by its id and titles. "Not necessary" is the one that says the opposite of
 * the word in it.
 * @returns null for one that is its own: 5, or the owner's choice
 */
export const categoryTypeOf = (names: readonly string[]): CategoryType | null => {
  for (const name of names) {
    if (/\b(?:non|not)[ -]/i.test(name) || /ไม่จำเป็น|非必要/u.test(name)) continue;
    const known = WORDS.find(([words]) => words.test(name.trim()));
    if (known) return known[1];
    if (UNCLASSIFIED.test(name)) return CATEGORY_TYPES.unclassified;
  }
  return null;
};
