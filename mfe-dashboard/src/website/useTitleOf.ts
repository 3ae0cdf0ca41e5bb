import { useSession, useTexts } from '@yinyom/mfe-kit';
import { useListedName } from './useListedName';

/** Titles that name the website they are about, as soon as it is known. */
export const useTitleOf = () => {
  const t = useTexts('dashboard');
  const { applicationId } = useSession();
  const listed = useListedName(applicationId);
  return (title: string, known: string | undefined): string => {
    const website = known ?? listed;
    return website === undefined ? title : t('page.titleOf', { title, website });
  };
};
