import type { SlotProps } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useTheme } from 'styled-components';
import { useAuthTexts } from '../../texts/useAuthTexts';
import { useRequestTwoFactor } from '../../two-factor/useRequestTwoFactor';

/** Asks whether to turn two-factor on; going ahead opens the registration page. Part of the user menu. */
export const EnableTwoFactor = ({ close }: SlotProps) => {
  const t = useAuthTexts();
  const { labels } = useTheme();
  const { start, isLoading } = useRequestTwoFactor();
  const goAhead = async () => {
    await start();
    close();
  };
  return (
    <Modal
      title={t('two_fa.ask_title')}
      width={480}
      onClose={close}
      actions={
        <>
          <Button kind="secondary" onClick={close}>
            {labels.cancel}
          </Button>
          <Button busy={isLoading} onClick={() => void goAhead()}>
            {t('two_fa.ask_confirm')}
          </Button>
        </>
      }
    >
      <p>{t('two_fa.ask_text')}</p>
    </Modal>
  );
};
