import { openModal, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useTitleOf } from '../../website/useTitleOf';
import type { ExportPeriod } from './ExportForm';
import { ExportsPanel } from './ExportsPanel';

const ExportsModal = ({ onClose, ...period }: ExportPeriod & { onClose: () => void }) => {
  const t = useTexts('dashboard');
  const titleOf = useTitleOf();
  return (
    <Modal title={titleOf(t('exports.title'), period.website)} width={720} onClose={onClose}>
      <ExportsPanel {...period} />
    </Modal>
  );
};

/** Opens the files of a website over the page. */
export const openExports = (period: ExportPeriod): void => {
  openModal((close) => <ExportsModal {...period} onClose={close} />);
};

/** The way to the exports of a period. */
export const ExportsButton = (period: ExportPeriod) => {
  const t = useTexts('dashboard');
  return (
    <Button kind="secondary" icon="download" onClick={() => openExports(period)}>
      {t('exports.title')}
    </Button>
  );
};
