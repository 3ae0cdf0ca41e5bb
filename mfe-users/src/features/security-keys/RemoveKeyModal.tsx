import { removeSecurityKey, type SecurityKey } from '@yinyom/contracts/identity/securityKeys';
import { toast, useForm } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { useRemoveSecurityKeyMutation } from '../../security-keys/securityKeysApi';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { CurrentPassword } from '../../layout/CurrentPassword';

/** Asks for the password before a security key goes. */
export const RemoveKeyModal = ({ securityKey, close }: { securityKey: SecurityKey; close: () => void }) => {
  const t = useUsersTexts();
  const form = useForm({ password: '' }, { schema: removeSecurityKey.body });
  const [remove, { isLoading }] = useRemoveSecurityKeyMutation();
  const submit = async () => {
    if (!form.passes()) return;
    await sendForm(form, async () => {
      await remove({ params: { id: securityKey.id }, body: form.values }).unwrap();
      toast.success(t('security_keys.removed'));
      close();
    });
  };
  return (
    <FormModal
      title={t('security_keys.remove_title', { name: securityKey.name })}
      width={480}
      form={form}
      submitLabel={t('security_keys.remove')}
      busy={isLoading}
      danger
      onSubmit={submit}
      close={close}
    >
      <p>{t('security_keys.remove_text')}</p>
      <CurrentPassword {...form.field('password')} />
    </FormModal>
  );
};
