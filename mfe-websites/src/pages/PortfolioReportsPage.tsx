import { Link, usePageTitle, useSession } from '@yinyom/mfe-kit';
import { ROLES } from '@yinyom/contracts/constants';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Reports } from '../features/portfolio-reports/Reports';
import { useReportTexts } from '../texts/useReportTexts';

/** `/portfolio/reports`: reports of each month about many websites. Mails lead here. */
export const PortfolioReportsPage = () => {
  const t = useReportTexts();
  const { organizationId, role } = useSession();
  usePageTitle(t('title'));
  return (
    <>
      {(role ?? 0) >= ROLES.member && (
        <p>
          <Link to="/portfolio">← {t('to_portfolio')}</Link>
        </p>
      )}
      <PageHeader title={t('title')} note={t('lead')} />
      {organizationId && <Reports key={organizationId} organizationId={organizationId} />}
    </>
  );
};
