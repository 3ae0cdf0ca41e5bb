import type { Application } from '@yinyom/contracts/websites/application';
import { Form, useForm, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { TextField } from '@yinyom/ui/form/TextField';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useId } from 'react';
import { useDeleteApplicationMutation } from '../../api/applicationApi';
import { DialogActions } from '../../common/DialogActions';

interface DeleteDialogProps {
  application: Application;
  onClose: () => void;
  onDeleted: () => void;
}

/** Deleting cannot be undone, so the domain name must be typed (decision D-31). */
export const DeleteDialog = ({ application, onClose, onDeleted }: DeleteDialogProps) => {
  const t = useTexts('websites');
  const form = useForm({ typed: '' });
  const formId = useId();
  const [remove, { isLoading }] = useDeleteApplicationMutation();
  const { id, domain_name } = application;
  const { typed } = form.values;
  const isSure = typed === domain_name;
  const submit = async () => {
    if (!isSure) return;
    try {
      await remove({ params: { id }, query: { confirm: typed } }).unwrap();
      onDeleted();
    } catch (error) {
      form.refuseAnswer(error);
    }
  };
  return (
    <Modal
      title={t('danger.deleteTitle', { domain: domain_name })}
      onClose={onClose}
      actions={
        <DialogActions onCancel={onClose}>
          <Button kind="danger" type="submit" form={formId} busy={isLoading} disabled={!isSure}>
            {t('danger.deleteConfirm')}
          </Button>
        </DialogActions>
      }
    >
      <Form id={formId} refusals={form.refusals} onSubmit={submit}>
        <Stack $gap={4}>
          <p>{t('danger.deleteText')}</p>
          <TextField
            {...form.field('typed')}
            label={t('danger.deleteType', { domain: domain_name })}
            autoComplete="off"
            spellCheck={false}
          />
          <ProblemBox>{form.failure}</ProblemBox>
        </Stack>
      </Form>
    </Modal>
  );
};
