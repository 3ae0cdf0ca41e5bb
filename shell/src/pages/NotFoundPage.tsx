import { usePageTitle, useSession, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { openPalette } from '../palette/openPalette';
import { ErrorPage } from './ErrorPage';

/** An address that nothing lives at, in the title of the tab as well. Whoever is signed in can search the console. */
export const NotFoundPage = () => {
  const t = useTexts('shell');
  const { signedIn } = useSession();
  usePageTitle(t('title.not_found'));
  return (
    <ErrorPage status={404}>
      {signedIn && (
        <Button kind="secondary" icon="search" onClick={openPalette}>
          {t('palette.open')}
        </Button>
      )}
    </ErrorPage>
  );
};
