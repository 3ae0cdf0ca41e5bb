import { askedConfirmation } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useTheme } from 'styled-components';

/** The question before a step with consequences. */
export const ConfirmationDialog = () => {
  const question = askedConfirmation.use();
  const { labels } = useTheme();
  if (!question) return null;
  const { title, text, confirm, cancel, danger, answer } = question;
  return (
    <Modal
      title={title}
      width={480}
      onClose={() => answer(false)}
      actions={
        <>
          <Button kind="secondary" onClick={() => answer(false)}>
            {cancel ?? labels.cancel}
          </Button>
          <Button kind={danger ? 'danger' : 'primary'} onClick={() => answer(true)}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Modal>
  );
};
