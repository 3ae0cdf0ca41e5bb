import type { Application } from '@yinyom/contracts/websites/application';
import { errorMessage, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Stack } from '@yinyom/ui/data/Stack';
import { TextField } from '@yinyom/ui/form/TextField';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useState } from 'react';
import { useDeleteApplicationMutation } from '../../api/applicationApi';

interface DeleteDialogProps {
  application: Application;
  onClose: () => void;
  onDeleted: () => void;
}

/** Deleting cannot be undone, so the domain name must be typed (decision D-31). */
export const DeleteDialog = ({ application, onClose, onDeleted }: DeleteDialogProps) => {
  const t = useTexts('websites');
  const [typed, setTyped] = useState('');
  const [remove, { isLoading, error }] = useDeleteApplicationMutation();
  const { id, domain_name } = application;
  const submit = async () => {
    const result = await remove({ params: { id }, query: { confirm: typed } });
    if (!result.error) onDeleted();
  };
  return (
    <Modal
      title={t('danger.deleteTitle', { domain: domain_name })}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            kind="danger"
            busy={isLoading}
            disabled={typed !== domain_name}
            onClick={() => void submit()}
          >
            {t('danger.deleteConfirm')}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        <p>{t('danger.deleteText')}</p>
        <TextField
          label={t('danger.deleteType', { domain: domain_name })}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={setTyped}
        />
        {error && <ErrorState>{errorMessage(error)}</ErrorState>}
      </Stack>
    </Modal>
  );
};
