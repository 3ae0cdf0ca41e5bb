import { ROLES } from '@yinyom/contracts/constants';
import { errorMessage, useSession } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Stack } from '@yinyom/ui/data/Stack';
import { useState } from 'react';
import { useGroupsQuery } from '../../api/groupApi';
import { usePortfolioReportsQuery } from '../../api/portfolioReportApi';
import { useReportTexts } from '../../texts/useReportTexts';
import { Preview } from './Preview';
import { ReportCard } from './ReportCard';
import { ReportForm } from './ReportForm';

/** What was ordered with the documents that were made; Admins order more, everyone draws one now. */
export const Reports = ({ organizationId }: { organizationId: string }) => {
  const t = useReportTexts();
  const isAdmin = (useSession().role ?? 0) >= ROLES.admin;
  const query = { organization_id: organizationId };
  const { currentData, error, isError, refetch } = usePortfolioReportsQuery({ query });
  const { currentData: tree } = useGroupsQuery({ query, quiet: true });
  const groups = tree?.entities ?? [];
  const [adding, setAdding] = useState(false);
  const reports = currentData?.entities ?? [];

  return (
    <Stack $gap={5} $form>
      {isError && <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>}
      {!currentData && !isError && <Skeleton $height="240px" />}
      {reports.map((report) => (
        <ReportCard key={report.id} report={report} groups={groups} isAdmin={isAdmin} />
      ))}
      {currentData && adding && (
        <Card aria-labelledby="new-report">
          <Stack>
            <h2 id="new-report">{t('new')}</h2>
            <ReportForm organizationId={organizationId} groups={groups} onDone={() => setAdding(false)} />
          </Stack>
        </Card>
      )}
      {currentData && !adding && reports.length === 0 && (
        <EmptyState
          icon="report"
          title={t('empty')}
          action={
            isAdmin ? (
              <Button icon="add" onClick={() => setAdding(true)}>
                {t('new')}
              </Button>
            ) : undefined
          }
        >
          {t(isAdmin ? 'empty_text' : 'empty_reader')}
        </EmptyState>
      )}
      {isAdmin && !adding && reports.length > 0 && (
        <div>
          <Button kind="secondary" icon="add" onClick={() => setAdding(true)}>
            {t('new')}
          </Button>
        </div>
      )}
      <Preview organizationId={organizationId} groups={groups} />
    </Stack>
  );
};
