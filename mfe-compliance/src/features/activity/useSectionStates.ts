import type { Lang } from '@yinyom/contracts/constants';
import type { ShownItem } from '@yinyom/contracts/papers/activity';
import type { PaperItem } from '@yinyom/contracts/papers/paperItems';
import { useFactText } from '../../facts/useFactText';
import { usePaperWords } from '../../texts/usePaperWords';
import { useRecordTexts } from '../../texts/useRecordTexts';
import { textIn } from '../../words/textIn';
import type { ActivityValues } from './activityValues';

export type ActivitySection = 'general' | PaperItem | 'cross_border';

/** Gives what each section of an activity holds in one line, and whether something is missing there. */
export const useSectionStates = (values: ActivityValues, items: readonly ShownItem[], language: Lang) => {
  const t = useRecordTexts();
  const words = usePaperWords();
  const factText = useFactText();
  const { role, name, legal_basis, sensitive, cross_border } = values;
  /** Of a controller also the ground, and whether data are sensitive: what is open of these, and a missing name, is named. */
  const general = (): string => {
    if (role === 'processor') return textIn(name, language);
    return [
      ...(textIn(name, language) ? [] : [`${t('activity.name')}: ${t('item.empty')}`]),
      legal_basis ? words(`legal_bases.${legal_basis}`) : `${t('activity.legal_basis')}: ${t('item.empty')}`,
      ...(sensitive ? [] : [`${t('activity.sensitive')}: ${t('item.empty')}`]),
    ].join(' · ');
  };
  const stated = (section: ActivitySection): string => {
    if (section === 'general') return general();
    if (section === 'cross_border') return cross_border.map(({ recipient }) => recipient).join(', ');
    if (section === 'refusals') return t('item.refusals');
    const [fact] = items.find(({ item }) => item === section)?.facts ?? [];
    return textIn(values[`written_${section}`], language) || (fact ? factText(fact) : '');
  };
  return {
    of: (section: ActivitySection): string =>
      stated(section) || t(section === 'cross_border' ? 'transfers.none' : 'item.empty'),
    /** Transfers may be none. */
    isMissing: (section: ActivitySection): boolean => {
      if (section !== 'general') return section !== 'cross_border' && stated(section) === '';
      return !textIn(name, language) || (role === 'controller' && !(legal_basis && sensitive));
    },
  };
};
