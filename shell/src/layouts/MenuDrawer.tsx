import { useTexts } from '@yinyom/mfe-kit';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { SideMenu } from '../navigation/SideMenu';

/** The grouped menu in a window, for screens without room for it. */
export const MenuDrawer = ({ onClose }: { onClose: () => void }) => {
  const t = useTexts('shell');
  return (
    <Modal title={t('menu.main')} onClose={onClose} width={360}>
      <SideMenu onNavigate={onClose} />
    </Modal>
  );
};
