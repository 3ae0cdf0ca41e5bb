import { useSeesEveryWebsite } from '@yinyom/mfe-kit/platformCalls';
import { lazyPart, useSession, useTexts } from '@yinyom/mfe-kit';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Suspense } from 'react';
import { PortfolioActions } from '../common/PortfolioActions';
import { PortfolioList } from '../features/portfolio/PortfolioList';

// Loads when the first website is chosen.
const BulkBar = lazyPart(() => import('../features/bulk/BulkBar').then((file) => file.BulkBar), ErrorState);

/** `/portfolio`: every website of the organization at once, worst first. */
export const PortfolioPage = () => {
  const t = useTexts('websites');
  const { organizationId } = useSession();
  const mayImport = useSeesEveryWebsite();
  if (!organizationId) return <EmptyState icon="building" title={t('list.noOrganization')} />;
  return (
    <>
      <PageHeader
        title={t('portfolio.title')}
        note={t('portfolio.lead')}
        actions={<PortfolioActions mayImport={mayImport} />}
      />
      <PortfolioList
        key={organizationId}
        organizationId={organizationId}
        bar={(given) =>
          (given.chosen.all || given.chosen.ids.length > 0) && (
            <Suspense fallback={null}>
              <BulkBar {...given} organizationId={organizationId} />
            </Suspense>
          )
        }
      />
    </>
  );
};
