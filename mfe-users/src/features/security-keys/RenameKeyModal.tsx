import { renameSecurityKey, type SecurityKey } from '@yinyom/contracts/identity/securityKeys';
import { Form, toast, useForm } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { TextField } from '@yinyom/ui/form/TextField';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useId } from 'react';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { useRenameSecurityKeyMutation } from '../../security-keys/securityKeysApi';
import { useUsersTexts } from '../../texts/useUsersTexts';

/** Gives a security key another name. */
export const RenameKeyModal = ({ securityKey, close }: { securityKey: SecurityKey; close: () => void }) => {
  const t = useUsersTexts();
  const form = useForm({ name: securityKey.name }, { schema: renameSecurityKey.body });
  const [rename, { isLoading }] = useRenameSecurityKeyMutation();
  const formId = useId();
  const submit = async () => {
    if (!form.passes()) return;
    try {
      await rename({ params: { id: securityKey.id }, body: form.values }).unwrap();
      toast.success(t('saved'));
      close();
    } catch (error) {
      form.refuseAnswer(error);
    }
  };
  return (
    <Modal
      title={t('security_keys.rename_title')}
      width={480}
      onClose={close}
      actions={
        <Button type="submit" form={formId} busy={isLoading}>
          {t('save')}
        </Button>
      }
    >
      <Form id={formId} refusals={form.refusals} onSubmit={submit}>
        <Stack>
          <ProblemBox>{form.failure}</ProblemBox>
          <TextField {...form.field('name')} label={t('security_keys.name')} autoComplete="off" required />
        </Stack>
      </Form>
    </Modal>
  );
};
