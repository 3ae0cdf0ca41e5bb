import { errorMessage, fieldErrors, isApiError, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useTheme } from 'styled-components';
import { useId, type FormEvent, type ReactNode } from 'react';

interface SettingFrameProps {
  title: string;
  busy: boolean;
  /** Why the last save was rejected. */
  error: unknown;
  onSave: () => Promise<void>;
  /** Reads what is stored now; what was chosen stays. */
  onReload: () => Promise<void>;
  close: () => void;
  children: ReactNode;
}

/**
 * A window that changes a setting of a part. After a change by another operator it offers the latest version.
 * Not the kit's form: code of the shell that uses it would take it out of what comes with the first remote.
 */
export const SettingFrame = (props: SettingFrameProps) => {
  const { title, busy, error, onSave, onReload, close, children } = props;
  const t = useTexts('operations');
  const { labels } = useTheme();
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSave();
  };
  return (
    <Modal
      title={title}
      onClose={close}
      actions={
        <>
          <Button kind="secondary" onClick={close}>
            {labels.cancel}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {t('flag_save')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <Stack>
          {error !== undefined && (
            <ProblemBox>{Object.values(fieldErrors(error))[0] ?? errorMessage(error)}</ProblemBox>
          )}
          {isApiError(error) && error.status === 412 && (
            <div>
              <Button kind="secondary" size="small" icon="refresh" onClick={() => void onReload()}>
                {t('load_latest')}
              </Button>
            </div>
          )}
          {children}
        </Stack>
      </form>
    </Modal>
  );
};
