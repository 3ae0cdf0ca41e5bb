import type { Application } from '@yinyom/contracts/websites/application';
import { useTexts } from '@yinyom/mfe-kit';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useScanScheduleQuery } from '../../api/scanApi';
import { RowsSkeleton } from '../../common/RowsSkeleton';
import { ScheduleForm } from './ScheduleForm';

/** Opens the schedule of a website's scans. */
export const ScheduleDialog = ({
  application,
  onClose,
}: {
  application: Application;
  onClose: () => void;
}) => {
  const t = useTexts('websites');
  const { currentData, isError, isFetching, refetch } = useScanScheduleQuery({
    params: { id: application.id },
  });
  return (
    <Modal title={t('scan.schedule')} onClose={onClose}>
      {!currentData && (!isError || isFetching) && <RowsSkeleton rows={4} height="56px" />}
      {!currentData && isError && !isFetching && <ErrorState onRetry={() => void refetch()} />}
      {currentData && <ScheduleForm application={application} schedule={currentData} onDone={onClose} />}
    </Modal>
  );
};
