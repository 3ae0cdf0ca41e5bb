import { useAppSelector } from '@yinyom/mfe-kit';
import { answerConfirmation } from '@yinyom/mfe-kit/shell';
import { Button } from '@yinyom/ui/action/Button';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useTheme } from 'styled-components';

/** The question before a step with consequences. */
export const ConfirmationDialog = () => {
  const question = useAppSelector(({ confirmation }) => confirmation);
  const { labels } = useTheme();
  if (!question) return null;
  const { title, text, confirm, cancel, danger } = question;
  return (
    <Modal
      title={title}
      width={480}
      onClose={() => answerConfirmation(false)}
      actions={
        <>
          <Button kind="secondary" onClick={() => answerConfirmation(false)}>
            {cancel ?? labels.cancel}
          </Button>
          <Button kind={danger ? 'danger' : 'primary'} onClick={() => answerConfirmation(true)}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Modal>
  );
};
