import type { OrgUser } from '@yinyom/contracts/identity/organizationUsers';
import { Form, toast, useForm, useSession } from '@yinyom/mfe-kit';
import type { SlotProps } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { TextField } from '@yinyom/ui/form/TextField';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useId } from 'react';
import { useTheme } from 'styled-components';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { useRemoveOrganizationUserMutation } from './usersApi';

/** Removes a person after their address has been typed: it ends their access at once and cannot be undone. */
export const RemoveUserModal = ({ user, close }: SlotProps & { user: OrgUser }) => {
  const t = useUsersTexts();
  const { labels } = useTheme();
  const { organizationId } = useSession();
  const form = useForm({ typed: '' });
  const [remove, { isLoading }] = useRemoveOrganizationUserMutation();
  const formId = useId();
  const name = user.name.trim() || user.email;
  const isSure = form.values.typed.trim().toLowerCase() === user.email.toLowerCase();

  const submit = async () => {
    if (!isSure) return;
    form.clearProblems();
    try {
      await remove({ params: { id: organizationId ?? '', userId: user.id } }).unwrap();
      toast.success(t('remove.done', { name }));
      close();
    } catch (error) {
      form.refuseAnswer(error);
    }
  };

  return (
    <Modal
      title={t('remove.title')}
      width={520}
      onClose={close}
      actions={
        <>
          <Button kind="secondary" onClick={close}>
            {labels.cancel}
          </Button>
          <Button kind="danger" type="submit" form={formId} disabled={!isSure} busy={isLoading}>
            {t('remove.submit')}
          </Button>
        </>
      }
    >
      <Form id={formId} refusals={form.refusals} onSubmit={submit}>
        <Stack>
          <ProblemBox>{form.failure}</ProblemBox>
          <p>{t('remove.text', { name })}</p>
          <TextField
            {...form.field('typed')}
            label={t('remove.type', { email: user.email })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Stack>
      </Form>
    </Modal>
  );
};
