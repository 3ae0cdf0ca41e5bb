import { LANGUAGE_NAMES } from '@yinyom/contracts/constants';
import { getPortfolioReportPdf, type PortfolioReport } from '@yinyom/contracts/consents/portfolioReport';
import { confirmDialog, downloadFile, errorMessage, formatNumber, toast, useLang } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useState } from 'react';
import { useDeletePortfolioReportMutation } from '../../api/portfolioReportApi';
import { groupPathName, type PlacedGroup } from '../../common/groups/groupTree';
import { useDownload } from '@yinyom/mfe-kit/components/useDownload';
import { useReportTexts } from '../../texts/useReportTexts';
import { useMonthName } from './useMonthName';
import { ReportForm } from './ReportForm';

const Made = ({ id, made }: { id: string; made: PortfolioReport['months'][number] }) => {
  const t = useReportTexts();
  const lang = useLang();
  const month = useMonthName()(made.month);
  const { loading, download } = useDownload(() =>
    downloadFile({ endpoint: getPortfolioReportPdf, params: { id, month: made.month }, quiet: true }),
  );
  return (
    <Row $justify="space-between">
      <p>
        <strong>{month}</strong> ·{' '}
        {t('made', { websites: formatNumber(made.websites, lang), sent: formatNumber(made.sent, lang) })}
      </p>
      <Button
        kind="secondary"
        size="small"
        icon="download"
        busy={loading}
        aria-label={t('download_of', { month })}
        onClick={() => void download()}
      >
        {t('download')}
      </Button>
    </Row>
  );
};

interface ReportCardProps {
  report: PortfolioReport;
  groups: readonly PlacedGroup[];
  isAdmin: boolean;
}

/** One order: about what, who gets it, what was made. */
export const ReportCard = ({ report, groups, isAdmin }: ReportCardProps) => {
  const t = useReportTexts();
  const lang = useLang();
  const [editing, setEditing] = useState(false);
  const [remove, { isLoading }] = useDeletePortfolioReportMutation();
  const group = groups.find(({ id }) => id === report.group_id);
  const name = report.group_id === null ? t('all') : group ? groupPathName(group, groups) : t('group_gone');
  const titleId = `report-${report.id}`;

  const end = async () => {
    const goAhead = await confirmDialog({
      title: t('remove_title', { name }),
      text: t('remove_text'),
      confirm: t('remove'),
      danger: true,
    });
    if (!goAhead) return;
    const { error } = await remove({ params: { id: report.id } });
    if (error) toast.error(errorMessage(error));
    else toast.success(t('removed'));
  };

  return (
    <Card aria-labelledby={titleId}>
      <Stack>
        <h2 id={titleId}>{name}</h2>
        <p>
          {t(report.recipients.length === 0 ? 'no_recipients' : 'people', {
            number: formatNumber(report.recipients.length, lang),
          })}{' '}
          · {LANGUAGE_NAMES[report.language]}
        </p>
        {report.months.length === 0 && <p>{t('none_made')}</p>}
        {report.months.map((made) => (
          <Made key={made.month} id={report.id} made={made} />
        ))}
        {editing ? (
          <ReportForm
            organizationId={report.organization_id}
            groups={groups}
            report={report}
            onDone={() => setEditing(false)}
          />
        ) : (
          isAdmin && (
            <Row>
              <Button kind="secondary" size="small" icon="edit" onClick={() => setEditing(true)}>
                {t('edit')}
              </Button>
              <Button
                kind="quiet"
                size="small"
                icon="trash"
                busy={isLoading}
                aria-label={t('remove_title', { name })}
                onClick={() => void end()}
              >
                {t('remove')}
              </Button>
            </Row>
          )
        )}
      </Stack>
    </Card>
  );
};
