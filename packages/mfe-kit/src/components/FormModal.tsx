import { Form } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useId, type ReactNode } from 'react';
import { useTheme } from 'styled-components';
import { useFocusAfterWindow } from './statePlace';
import { SaveProblem, type Latest } from './SaveProblem';

interface FormModalProps {
  title: string;
  width?: number;
  /** What `useForm` made. */
  form: { refusals: number; failure: string | null };
  /** For a form that changes what is stored. */
  latest?: Latest;
  submitLabel: string;
  busy: boolean;
  disabled?: boolean;
  /** What cannot be undone has the colour of danger. */
  danger?: boolean;
  onSubmit: () => Promise<void>;
  close: () => void;
  children: ReactNode;
}

/** A window with one form: what is wrong with it as a whole, its fields, and the button that sends it. */
export const FormModal = (props: FormModalProps) => {
  const { title, width, form, latest, submitLabel, busy, disabled, danger, onSubmit, close, children } =
    props;
  const { labels } = useTheme();
  const id = useId();
  useFocusAfterWindow();
  return (
    <Modal
      title={title}
      width={width}
      onClose={close}
      actions={
        <>
          <Button kind="secondary" onClick={close}>
            {labels.cancel}
          </Button>
          <Button
            kind={danger ? 'danger' : 'primary'}
            type="submit"
            form={id}
            disabled={disabled}
            busy={busy}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={id} refusals={form.refusals} onSubmit={onSubmit}>
        <Stack>
          <SaveProblem failure={form.failure} latest={latest} />
          {children}
        </Stack>
      </Form>
    </Modal>
  );
};
