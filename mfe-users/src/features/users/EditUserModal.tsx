import { updateOrganizationUser } from '@yinyom/contracts/identity/organizationUsers';
import type { OrgUser } from '@yinyom/contracts/identity/organizationUsers';
import { problemCodes, toast, useForm, useSession } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import type { SlotProps } from '@yinyom/mfe-kit';
import { Badge } from '@yinyom/ui/data/Badge';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { useState } from 'react';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { canBeOfficer, changedUser, editUserValues } from './changedUser';
import { Pair } from '@yinyom/ui/form/Pair';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { reloadInto } from '@yinyom/mfe-kit/components/reloadInto';
import { ReachFields } from './ReachFields';
import { reachField } from './reachValues';
import { RoleSelect } from './RoleSelect';
import { useLazyFindOrganizationUserQuery, useUpdateOrganizationUserMutation } from './usersApi';

/** Changes role, websites and status of a person, and names and phone when this is their only organization. */
export const EditUserModal = ({
  isSelf,
  close,
  ...props
}: SlotProps & { user: OrgUser; isSelf: boolean }) => {
  const t = useUsersTexts();
  /** What the values were made of; the list may have a newer one meanwhile. */
  const [user, setUser] = useState(props.user);
  const { organizationId } = useSession();
  const form = useForm(editUserValues(user), { schema: updateOrganizationUser.body, fieldOf: reachField });
  const [update, { isLoading, error }] = useUpdateOrganizationUserMutation();
  const [find] = useLazyFindOrganizationUserQuery();
  const params = { id: organizationId ?? '' };
  const { field } = form;
  const { value: dpo, ...ofDpo } = field('dpo');
  const officerAllowed = canBeOfficer(form.values);
  const isFixed = !user.profile_editable;

  const submit = async () => {
    const body = changedUser(user, form.values);
    if (Object.keys(body).length === 0) return close();
    if (!form.passes(problemCodes(updateOrganizationUser.body!, body, reachField))) return;
    await sendForm(form, async () => {
      await update({ params: { ...params, userId: user.id }, ifMatch: user.etag, body }).unwrap();
      toast.success(t('saved'));
      close();
    });
  };

  const reload = reloadInto(
    form,
    async () => {
      const { entities } = await find({ params, query: { q: user.email, limit: '100' } }).unwrap();
      return entities.find(({ id }) => id === user.id) ?? null;
    },
    (latest) => {
      if (!latest) return close();
      setUser(latest);
      form.change(editUserValues(latest));
    },
  );

  return (
    <FormModal
      title={t('edit.title')}
      form={form}
      latest={{ error, onReload: () => void reload(), discards: true }}
      submitLabel={t('save')}
      busy={isLoading}
      onSubmit={submit}
      close={close}
    >
      <strong>
        {user.email} {user.external && <Badge tone="info">{t('users.external')}</Badge>}
      </strong>
      {isFixed && <p>{t('edit.not_editable')}</p>}
      <Pair>
        <TextField {...field('first_name')} label={t('fields.first_name')} disabled={isFixed} required />
        <TextField {...field('last_name')} label={t('fields.last_name')} disabled={isFixed} required />
      </Pair>
      <TextField {...field('phone')} type="tel" label={t('fields.phone')} disabled={isFixed} />
      {isSelf && <p>{t('messages:self_role_change')}</p>}
      <RoleSelect {...field('role')} disabled={isSelf} external={user.external} />
      <ReachFields form={form} />
      <div>
        <Checkbox
          {...ofDpo}
          checked={dpo && officerAllowed}
          disabled={!officerAllowed}
          label={t('edit.dpo')}
        />
        <small>{t(officerAllowed ? 'edit.dpo_hint' : 'edit.dpo_limited')}</small>
      </div>
      {user.status !== 'invited' && (
        <Select
          {...field('status')}
          label={t('users.status')}
          hint={t('edit.status_hint')}
          disabled={isSelf}
          options={(['active', 'suspended'] as const).map((value) => ({
            value,
            label: t(`status.${value}`),
          }))}
        />
      )}
    </FormModal>
  );
};
