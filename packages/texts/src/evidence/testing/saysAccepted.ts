import type { Lang } from '@yinyom/contracts/constants';
import { EVIDENCE_WORDS } from '../evidenceWords';

/** What a language calls consent that was given, as people write it. */
const GIVEN: Record<Lang, RegExp> = {
  th: /ยินยอม|ยอมรับ|อนุญาต/,
  en: /accept|allow|grant|agree|\b(?:gave|give[ns]?|giving|of) consent|consented|^given$/i,
  cn: /同意|接受|允许/,
  jp: /同意|許可|承諾/,
  kh: /យល់ព្រម|អនុញ្ញាត/,
};

/** Whether a text, read by itself, says that somebody accepted. Withdrawing and needing none say the opposite. */
export const saysAccepted = (text: string, lang: Lang): boolean => {
  const { action, choice, field } = EVIDENCE_WORDS[lang];
  const harmless = [action.withdraw, choice.needless, field.needless];
  return GIVEN[lang].test(harmless.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text));
};
