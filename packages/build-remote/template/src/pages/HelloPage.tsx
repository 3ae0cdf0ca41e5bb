import { usePageTitle, useSession } from '@yinyom/mfe-kit';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Organizations } from '../features/organizations/Organizations';
import { useHelloTexts } from '../texts/useHelloTexts';

/** `/hello`: greets the signed-in person. */
export const HelloPage = () => {
  const t = useHelloTexts();
  const { user } = useSession();
  usePageTitle(t('title'));
  return (
    <>
      <PageHeader title={t('title')} note={t('greeting', { name: user?.name ?? '' })} />
      <Organizations />
    </>
  );
};
