import { LANGUAGE_NAMES, LANGUAGES } from '@yinyom/contracts/constants';
import type { Lang } from '@yinyom/contracts/constants';
import { updateMe } from '@yinyom/contracts/identity/account';
import type { User } from '@yinyom/contracts/identity/account';
import { Form, openModal, saveSession, toast, useForm } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { Button } from '@yinyom/ui/action/Button';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { useState } from 'react';
import { Pair } from '@yinyom/ui/form/Pair';
import { SaveProblem } from '@yinyom/mfe-kit/components/SaveProblem';
import { reloadInto } from '@yinyom/mfe-kit/components/reloadInto';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { ChangeEmailModal } from './ChangeEmailModal';
import { useLazyLatestMeQuery, useUpdateMeMutation } from './profileApi';

interface ProfileValues {
  first_name: string;
  last_name: string;
  phone: string;
  locale: Lang;
  weekly_mail: boolean;
}

const profileValues = (user: User): ProfileValues => ({
  first_name: user.first_name,
  last_name: user.last_name,
  phone: user.phone ?? '',
  locale: user.locale,
  weekly_mail: user.weekly_mail ?? false,
});

const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** Names, phone and mail language of the user. People of a directory have their names from there. */
export const ProfileForm = (props: { user: User }) => {
  const t = useUsersTexts();
  /** What the values were made of; another page of the user, or an Admin, may have changed it meanwhile. */
  const [user, setUser] = useState(props.user);
  const [update, { isLoading, error }] = useUpdateMeMutation();
  const [readAgain] = useLazyLatestMeQuery();
  const form = useForm(profileValues(user), { schema: updateMe.body });
  const { field } = form;
  const changeAddress = () => openModal((close) => <ChangeEmailModal close={close} />);

  const keep = (latest: User) => {
    setUser(latest);
    saveSession({ user: latest });
  };
  const reload = reloadInto(
    form,
    async () => readAgain().unwrap(),
    (latest) => {
      if (!latest) return;
      keep(latest);
      form.change(profileValues(latest));
    },
  );

  const submit = async () => {
    if (!form.passes()) return;
    await sendForm(form, async () => {
      keep(await update({ ifMatch: user.etag, body: form.values }).unwrap());
      toast.success(t('saved'));
    });
  };

  return (
    <Form refusals={form.refusals} onSubmit={submit}>
      <Stack>
        <SaveProblem
          failure={form.failure}
          latest={{ error, onReload: () => void reload(), discards: true }}
        />
        <Row>
          <strong>{user.email || user.ldap_username}</strong>
          {!user.ldap_username && (
            <Button kind="secondary" size="small" onClick={changeAddress}>
              {t('profile.email_change')}
            </Button>
          )}
        </Row>
        <Pair>
          <TextField
            {...field('first_name')}
            label={t('fields.first_name')}
            autoComplete="given-name"
            required
          />
          <TextField
            {...field('last_name')}
            label={t('fields.last_name')}
            autoComplete="family-name"
            required
          />
        </Pair>
        <Pair>
          <TextField {...field('phone')} type="tel" label={t('fields.phone')} autoComplete="tel" />
          <Select {...field('locale')} label={t('profile.locale')} options={LANGUAGE_OPTIONS} />
        </Pair>
        <Checkbox {...field('weekly_mail')} label={t('profile.weekly_mail')} />
        <div>
          <Button type="submit" busy={isLoading}>
            {t('save')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
};
