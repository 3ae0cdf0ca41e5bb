import { useSession, useTexts } from '@yinyom/mfe-kit';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { ViewSwitch } from '../common/ViewSwitch';
import { PortfolioList } from '../features/portfolio/PortfolioList';

/** `/portfolio`: every website of the organization at once, worst first. */
export const PortfolioPage = () => {
  const t = useTexts('websites');
  const { organizationId } = useSession();
  if (!organizationId) return <EmptyState icon="building" title={t('list.noOrganization')} />;
  return (
    <>
      <PageHeader
        title={t('portfolio.title')}
        note={t('portfolio.lead')}
        actions={<ViewSwitch shown="portfolio" />}
      />
      <PortfolioList key={organizationId} organizationId={organizationId} />
    </>
  );
};
