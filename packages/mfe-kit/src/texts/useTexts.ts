import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import { withCompanions } from './texts';

/** The texts of a namespace in the current language: `const t = useTexts('websites'); t('list.title')`. */
export const useTexts = (namespace: string): TFunction => useTranslation(withCompanions(namespace)).t;
