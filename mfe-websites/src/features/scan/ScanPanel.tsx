import type { Application } from '@yinyom/contracts/websites/application';
import { confirmDialog, errorMessage, toast, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useState } from 'react';
import styled from 'styled-components';
import { useCancelScanMutation } from '../../api/scanApi';
import { useAsked } from '../../common/useAsked';
import { ScanDialog } from './ScanDialog';
import { ScanHistory } from './ScanHistory';
import { ScanProgress } from './ScanProgress';
import { ScanSummary } from './ScanSummary';
import { ScheduleDialog } from './ScheduleDialog';
import { UnverifiedHint } from './UnverifiedHint';
import { useScanProgress } from './useScanProgress';

type Opened = 'start' | 'history' | 'schedule' | null;

/** Holds the place of the buttons until it is known which ones there are. */
const Place = styled(Row)`
  visibility: hidden;
`;

/** Scans of a website: start one, watch it, stop it, see what the last one found, look back, plan. */
export const ScanPanel = ({ application }: { application: Application }) => {
  const t = useTexts('websites');
  const [opened, setOpened] = useState<Opened>(null);
  const { scan, underway, currentData, isError, isFetching, refetch } = useScanProgress(application.id);
  const [cancel, cancelling] = useCancelScanMutation();
  const close = () => setOpened(null);
  const unknown = !currentData && (!isError || isFetching);
  useAsked('scan', () => !underway && setOpened('start'), currentData !== undefined);

  const askToCancel = async (scanId: string) => {
    const agreed = await confirmDialog({
      title: t('scan.cancelTitle'),
      text: t('scan.cancelText'),
      confirm: t('scan.cancel'),
      cancel: t('scan.goOn'),
      danger: true,
    });
    if (!agreed) return;
    const { error } = await cancel({ params: { id: application.id, scanId } });
    if (error) toast.error(errorMessage(error));
  };

  return (
    <Card aria-label={t('scan.title')}>
      <Stack $gap={4}>
        <Row $justify="space-between">
          <h2>{t('scan.title')}</h2>
          <Row $gap={2}>
            <Button kind="quiet" size="small" onClick={() => setOpened('schedule')}>
              {t('scan.schedule')}
            </Button>
            {scan && (
              <Button kind="quiet" size="small" onClick={() => setOpened('history')}>
                {t('scan.history')}
              </Button>
            )}
            {unknown && (
              <Place $gap={2}>
                <Button kind="quiet" size="small">
                  {t('scan.history')}
                </Button>
                <Button icon="refresh">{t('scan.again')}</Button>
              </Place>
            )}
            {underway && scan && (
              <Button
                kind="secondary"
                icon="close"
                busy={cancelling.isLoading}
                onClick={() => void askToCancel(scan.id)}
              >
                {t('scan.cancel')}
              </Button>
            )}
            {currentData && !underway && (
              <Button icon="refresh" onClick={() => setOpened('start')}>
                {t(scan ? 'scan.again' : 'scan.first')}
              </Button>
            )}
          </Row>
        </Row>
        {application.verification !== 'verified' && <UnverifiedHint applicationId={application.id} />}
        {!currentData && isError && !isFetching && <ErrorState onRetry={() => void refetch()} />}
        {unknown && <Skeleton $height="clamp(184px, 740px - 90vw, 390px)" />}
        {currentData && !scan && <p>{t('scan.never')}</p>}
        {scan && underway && <ScanProgress scan={scan} />}
        {scan && !underway && <ScanSummary scan={scan} />}
      </Stack>
      {opened === 'start' && <ScanDialog application={application} onClose={close} />}
      {opened === 'history' && <ScanHistory applicationId={application.id} onClose={close} />}
      {opened === 'schedule' && <ScheduleDialog application={application} onClose={close} />}
    </Card>
  );
};
