import { LANGUAGE_NAMES, LANGUAGES } from '@yinyom/contracts/constants';
import type { Lang } from '@yinyom/contracts/constants';
import { updateMe } from '@yinyom/contracts/identity/account';
import type { User } from '@yinyom/contracts/identity/account';
import { Form, openModal, saveSession, toast, useForm } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { Pair } from '../../layout/Pair';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { ChangeEmailModal } from './ChangeEmailModal';
import { useUpdateMeMutation } from './profileApi';

interface ProfileValues {
  first_name: string;
  last_name: string;
  phone: string;
  locale: Lang;
  weekly_mail: boolean;
}

const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** Names, phone and mail language of the user. People of a directory have their names from there. */
export const ProfileForm = ({ user }: { user: User }) => {
  const t = useUsersTexts();
  const [update, { isLoading }] = useUpdateMeMutation();
  const form = useForm<ProfileValues>(
    {
      first_name: user.first_name,
      last_name: user.last_name,
      phone: user.phone ?? '',
      locale: user.locale,
      weekly_mail: user.weekly_mail ?? false,
    },
    { schema: updateMe.body },
  );
  const { field } = form;
  const changeAddress = () => openModal((close) => <ChangeEmailModal close={close} />);

  const submit = async () => {
    if (!form.passes()) return;
    try {
      saveSession({ user: await update({ body: form.values }).unwrap() });
      toast.success(t('saved'));
    } catch (error) {
      form.refuseAnswer(error);
    }
  };

  return (
    <Form refusals={form.refusals} onSubmit={submit}>
      <Stack>
        <ProblemBox>{form.failure}</ProblemBox>
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
