import { addOrganizationUser } from '@yinyom/contracts/identity/organizationUsers';
import { openModal, useForm, useSession } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import type { SlotProps } from '@yinyom/mfe-kit';
import { PasswordChecklist } from '@yinyom/ui/form/PasswordChecklist';
import { PasswordField } from '@yinyom/ui/form/PasswordField';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { Suspense } from 'react';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { addUserBody, addUserProblems } from './addUserProblems';
import type { AddUserValues } from './addUserProblems';
import { Pair } from '@yinyom/ui/form/Pair';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { InvitationSent } from './InvitationSent';
import { ReachFields } from './ReachFields';
import { reachField } from './reachValues';
import { RoleSelect } from './RoleSelect';
import { useAddOrganizationUserMutation } from './usersApi';

const EMPTY: AddUserValues = {
  email: '',
  first_name: '',
  last_name: '',
  role: '10',
  reach: 'all',
  websites: [],
  groups: [],
  phone: '',
  username: '',
  way: 'mail',
  password: '',
};

/** Adds a person: by invitation mail, or with a first password, which opens nothing before the mailed link does. */
export const AddUserModal = ({ close }: SlotProps) => {
  const t = useUsersTexts();
  const { organizationId } = useSession();
  const form = useForm(EMPTY, { schema: addOrganizationUser.body, fieldOf: reachField });
  const [addUser, { isLoading }] = useAddOrganizationUserMutation();
  const { field } = form;

  const submit = async () => {
    if (!form.passes(addUserProblems(form.values))) return;
    await sendForm(form, async () => {
      const body = addUserBody(form.values);
      const user = await addUser({ params: { id: organizationId ?? '' }, body }).unwrap();
      close();
      openModal((closeSent) => (
        <Suspense fallback={null}>
          <InvitationSent user={user} close={closeSent} />
        </Suspense>
      ));
    });
  };

  return (
    <FormModal
      title={t('add.title')}
      form={form}
      submitLabel={t('add.submit')}
      busy={isLoading}
      onSubmit={submit}
      close={close}
    >
      <TextField
        {...field('email')}
        type="email"
        label={t('fields.email')}
        hint={t('add.email_hint')}
        autoComplete="off"
        required
      />
      <Pair>
        <TextField {...field('first_name')} label={t('fields.first_name')} autoComplete="off" required />
        <TextField {...field('last_name')} label={t('fields.last_name')} autoComplete="off" required />
      </Pair>
      <RoleSelect {...field('role')} />
      <ReachFields form={form} />
      <Pair>
        <TextField {...field('phone')} type="tel" label={t('fields.phone')} autoComplete="off" />
        <TextField {...field('username')} label={t('fields.username')} autoComplete="off" />
      </Pair>
      <Select
        {...field('way')}
        label={t('add.way')}
        options={(['mail', 'password'] as const).map((value) => ({
          value,
          label: t(`add.way_${value}`),
        }))}
      />
      {form.values.way === 'password' && (
        <>
          <PasswordField
            {...field('password')}
            label={t('fields.password')}
            autoComplete="new-password"
            required
          />
          <PasswordChecklist
            password={form.values.password}
            textOf={(code) => t(`messages:${code}`)}
            calm={form.values.password === '' && field('password').error === undefined}
          />
        </>
      )}
    </FormModal>
  );
};
