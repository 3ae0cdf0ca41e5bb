import { LANGUAGES } from '@yinyom/contracts/constants';
import { DAY_WORDS } from './dayWords';
import { saysAccepted } from '../evidence/testing/saysAccepted';

describe.each(LANGUAGES)('the words of the record of a day in %s', (lang) => {
  const words = DAY_WORDS[lang];

  it('H11: a refusal, and a day without decisions, is never called consent', () => {
    const texts = [words.nobody, words.not_shown, words.unsigned, words.unrecorded];
    expect(texts.filter((text) => saysAccepted(text, lang))).toEqual([]);
  });
});
