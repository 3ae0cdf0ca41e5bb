import { fillText } from './fillText';

/** How a language writes sections of the law: `sections` of the texts of papers, by key. */
type SectionWords = (key: 'one' | 'many' | 'number' | 'item' | 'comma' | 'and') => string;

/** `40 (3)` → its number and its items. */
const partsOf = (section: string): [number: string, items: string[]] => {
  const [number = '', ...items] = section.split(/[ ()]+/).filter(Boolean);
  return [number, items];
};

/**
 * Sections of the law as a language writes them: of `39, 40 (3)` "sections 39 and 40(3)" in English. Pure.
 * @param law numbers with their items, with commas between them; a range such as `30–36` is one
 */
export const lawText = (law: string, words: SectionWords): string => {
  const sections = law.split(', ').map((section) => {
    const [number, items] = partsOf(section);
    return items.reduce(
      (text, item) => fillText(words('item'), { section: text, item }),
      fillText(words('number'), { number }),
    );
  });
  const last = sections.at(-1) ?? '';
  const list =
    sections.length > 1 ? `${sections.slice(0, -1).join(words('comma'))}${words('and')}${last}` : last;
  const isOne = sections.length === 1 && !law.includes('–');
  return fillText(words(isOne ? 'one' : 'many'), { list });
};

/** The same at the beginning of a line. Pure. */
export const lawHeading = (law: string, words: SectionWords): string => {
  const text = lawText(law, words);
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
};
