import { usePageTitle, useTexts } from '@yinyom/mfe-kit';
import { ErrorPage } from './ErrorPage';

/** An address that nothing lives at, in the title of the tab as well. */
export const NotFoundPage = () => {
  const t = useTexts('shell');
  usePageTitle(t('title.not_found'));
  return <ErrorPage status={404} />;
};
