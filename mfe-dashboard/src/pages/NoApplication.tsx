import { ROLES } from '@yinyom/contracts/constants';
import { Link, useSession, useTexts } from '@yinyom/mfe-kit';
import { useSeesEveryWebsite } from '@yinyom/mfe-kit/platformCalls';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { PageHeader } from '@yinyom/ui/data/PageHeader';

/** No website is chosen because there is none: says how to get one, under the heading of its page. */
export const NoApplication = ({ title }: { title: string }) => {
  const t = useTexts('dashboard');
  const seesAll = useSeesEveryWebsite();
  const mayAdd = useSession().role >= ROLES.member && seesAll;
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        icon="chart"
        title={t('page.noApplicationTitle')}
        action={
          mayAdd && (
            <ButtonLink as={Link} to="/websites?add=1">
              {t('page.addWebsite')}
            </ButtonLink>
          )
        }
      >
        {t(mayAdd ? 'page.noApplicationText' : 'page.noApplicationViewer')}
      </EmptyState>
    </>
  );
};
