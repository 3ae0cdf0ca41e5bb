import { useSession, useTexts } from '@yinyom/mfe-kit';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { ViewSwitch } from '../common/ViewSwitch';
import { DayView } from '../features/portfolio/day/DayView';
import { usePortfolioTexts } from '../texts/usePortfolioTexts';

/** `/portfolio/day`: the websites that need attention, one after the other. */
export const DayPage = () => {
  const t = usePortfolioTexts();
  const common = useTexts('websites');
  const { organizationId } = useSession();
  if (!organizationId) return <EmptyState icon="building" title={common('list.noOrganization')} />;
  return (
    <>
      <PageHeader title={t('day.title')} note={t('day.lead')} actions={<ViewSwitch shown="day" />} />
      <DayView key={organizationId} organizationId={organizationId} />
    </>
  );
};
