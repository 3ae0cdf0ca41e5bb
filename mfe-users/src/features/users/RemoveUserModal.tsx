import type { OrgUser } from '@yinyom/contracts/identity/organizationUsers';
import { toast, useForm, useSession } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import type { SlotProps } from '@yinyom/mfe-kit';
import { TextField } from '@yinyom/ui/form/TextField';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { useRemoveOrganizationUserMutation } from './usersApi';

/** Removes a person after their address has been typed: it ends their access at once and cannot be undone. */
export const RemoveUserModal = ({ user, close }: SlotProps & { user: OrgUser }) => {
  const t = useUsersTexts();
  const { organizationId } = useSession();
  const form = useForm({ typed: '' });
  const [remove, { isLoading }] = useRemoveOrganizationUserMutation();
  const name = user.name.trim() || user.email;
  const isSure = form.values.typed.trim().toLowerCase() === user.email.toLowerCase();

  const submit = async () => {
    if (!isSure) return;
    form.clearProblems();
    await sendForm(form, async () => {
      await remove({ params: { id: organizationId ?? '', userId: user.id } }).unwrap();
      toast.success(t('remove.done', { name }));
      close();
    });
  };

  return (
    <FormModal
      title={t('remove.title')}
      width={520}
      form={form}
      submitLabel={t('remove.submit')}
      busy={isLoading}
      disabled={!isSure}
      danger
      onSubmit={submit}
      close={close}
    >
      <p>{t('remove.text', { name: user.external ? `${name} (${t('users.external')})` : name })}</p>
      <TextField
        {...form.field('typed')}
        label={t('remove.type', { email: user.email })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </FormModal>
  );
};
