import { useTexts } from '@yinyom/mfe-kit';

/** Titles that name the website they are about, as soon as it is known. */
export const useTitleOf = () => {
  const t = useTexts('dashboard');
  return (title: string, website: string | undefined): string =>
    website === undefined ? title : t('page.titleOf', { title, website });
};
