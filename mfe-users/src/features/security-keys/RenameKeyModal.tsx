import { SECURITY_KEY_NAME_LENGTH, type SecurityKey } from '@yinyom/contracts/identity/securityKeys';
import { Form, toast, useForm } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { TextField } from '@yinyom/ui/form/TextField';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useId } from 'react';
import { ProblemBox } from '../../page/ProblemBox';
import { useRenameSecurityKeyMutation } from '../../security-keys/securityKeysApi';
import { useUsersTexts } from '../../texts/useUsersTexts';

/** Gives a security key another name. */
export const RenameKeyModal = ({ securityKey, close }: { securityKey: SecurityKey; close: () => void }) => {
  const t = useUsersTexts();
  const form = useForm({ name: securityKey.name });
  const [rename, { isLoading }] = useRenameSecurityKeyMutation();
  const formId = useId();
  const submit = async () => {
    const { name } = form.values;
    if (!name.trim()) return form.refuse({ name: t('messages:required') });
    form.clearProblems();
    try {
      await rename({ params: { id: securityKey.id }, body: { name } }).unwrap();
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
          <TextField
            {...form.field('name')}
            label={t('security_keys.name')}
            maxLength={SECURITY_KEY_NAME_LENGTH}
            autoComplete="off"
            required
          />
        </Stack>
      </Form>
    </Modal>
  );
};
