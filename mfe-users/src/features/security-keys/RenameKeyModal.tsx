import { renameSecurityKey, type SecurityKey } from '@yinyom/contracts/identity/securityKeys';
import { toast, useForm } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { TextField } from '@yinyom/ui/form/TextField';
import { useRenameSecurityKeyMutation } from '../../security-keys/securityKeysApi';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';

/** Gives a security key another name. */
export const RenameKeyModal = ({ securityKey, close }: { securityKey: SecurityKey; close: () => void }) => {
  const t = useUsersTexts();
  const form = useForm({ name: securityKey.name }, { schema: renameSecurityKey.body });
  const [rename, { isLoading }] = useRenameSecurityKeyMutation();
  const submit = async () => {
    if (!form.passes()) return;
    await sendForm(form, async () => {
      await rename({ params: { id: securityKey.id }, body: form.values }).unwrap();
      toast.success(t('saved'));
      close();
    });
  };
  return (
    <FormModal
      title={t('security_keys.rename_title')}
      width={480}
      form={form}
      submitLabel={t('save')}
      busy={isLoading}
      onSubmit={submit}
      close={close}
    >
      <TextField {...form.field('name')} label={t('security_keys.name')} autoComplete="off" required />
    </FormModal>
  );
};
