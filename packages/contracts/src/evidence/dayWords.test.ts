import { LANGUAGES } from '../constants';
import { DAY_WORDS } from './dayWords';
import type { DayWords } from './day-words/th';
import { saysAccepted } from './testing/saysAccepted';

const names = Object.keys(DAY_WORDS.th) as (keyof DayWords)[];
const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

describe.each(LANGUAGES)('the words of the record of a day in %s', (lang) => {
  const words = DAY_WORDS[lang];

  it('have the same values to fill in as all others, and none is empty', () => {
    expect(names.filter((name) => !words[name].trim())).toEqual([]);
    const wrong = names.filter((name) => {
      const [own, others] = [words[name], DAY_WORDS.en[name]].map(placeholders);
      return JSON.stringify(own) !== JSON.stringify(others);
    });
    expect(wrong).toEqual([]);
  });

  it('H11: a refusal, and a day without decisions, is never called consent', () => {
    const texts = [words.nobody, words.not_shown, words.unsigned, words.unrecorded];
    expect(texts.filter((text) => saysAccepted(text, lang))).toEqual([]);
  });
});
