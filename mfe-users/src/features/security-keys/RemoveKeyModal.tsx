import { removeSecurityKey, type SecurityKey } from '@yinyom/contracts/identity/securityKeys';
import { Form, toast, useForm } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { PasswordField } from '@yinyom/ui/form/PasswordField';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useId } from 'react';
import { useTheme } from 'styled-components';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { useRemoveSecurityKeyMutation } from '../../security-keys/securityKeysApi';
import { useUsersTexts } from '../../texts/useUsersTexts';

/** Asks for the password before a security key goes. */
export const RemoveKeyModal = ({ securityKey, close }: { securityKey: SecurityKey; close: () => void }) => {
  const t = useUsersTexts();
  const { labels } = useTheme();
  const form = useForm({ password: '' }, { schema: removeSecurityKey.body });
  const [remove, { isLoading }] = useRemoveSecurityKeyMutation();
  const formId = useId();
  const submit = async () => {
    if (!form.passes()) return;
    try {
      await remove({ params: { id: securityKey.id }, body: form.values }).unwrap();
      toast.success(t('security_keys.removed'));
      close();
    } catch (error) {
      form.refuseAnswer(error);
    }
  };
  return (
    <Modal
      title={t('security_keys.remove_title', { name: securityKey.name })}
      width={480}
      onClose={close}
      actions={
        <>
          <Button kind="secondary" onClick={close}>
            {labels.cancel}
          </Button>
          <Button kind="danger" type="submit" form={formId} busy={isLoading}>
            {t('security_keys.remove')}
          </Button>
        </>
      }
    >
      <Form id={formId} refusals={form.refusals} onSubmit={submit}>
        <Stack>
          <ProblemBox>{form.failure}</ProblemBox>
          <p>{t('security_keys.remove_text')}</p>
          <PasswordField
            {...form.field('password')}
            label={t('fields.password')}
            autoComplete="current-password"
            required
          />
        </Stack>
      </Form>
    </Modal>
  );
};
