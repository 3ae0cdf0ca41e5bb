import { LANGUAGE_NAMES, type Lang } from '@yinyom/contracts/constants';
import type { SectionName } from '@yinyom/contracts/groups/sections';
import { useCallback } from 'react';
import { useGroupTexts } from '../../texts/useGroupTexts';

/** What sections are called, e.g. "Texts (Thai)". */
export const useSectionName = (): ((section: SectionName) => string) => {
  const t = useGroupTexts();
  return useCallback(
    (section) => {
      const [, language] = section.split('.');
      return language === undefined
        ? t(`section.${section}`)
        : t('section.texts', { language: LANGUAGE_NAMES[language as Lang] });
    },
    [t],
  );
};
