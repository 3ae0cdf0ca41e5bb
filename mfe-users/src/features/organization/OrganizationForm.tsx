import { updateOrganization } from '@yinyom/contracts/identity/organizations';
import type { Organization } from '@yinyom/contracts/identity/organizations';
import { confirmDialog, Form, toast, useForm, useSearchParams } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { useLeaveQuestion } from '@yinyom/mfe-kit/components/useLeaveQuestion';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import { BottomBar } from '@yinyom/ui/form/BottomBar';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { TextField } from '@yinyom/ui/form/TextField';
import { Pair } from '@yinyom/ui/form/Pair';
import { SaveProblem } from '@yinyom/mfe-kit/components/SaveProblem';
import { reloadInto } from '@yinyom/mfe-kit/components/reloadInto';
import { useEffect, useState } from 'react';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { useLazyGetOrganizationQuery, useUpdateOrganizationMutation } from './organizationApi';
import { formField, organizationBody, organizationProblems, organizationValues } from './organizationValues';

/** Facts and policies of the organization. Leaving with unsaved changes asks first. */
export const OrganizationForm = (props: { organization: Organization }) => {
  const t = useUsersTexts();
  /** What the values were made of; the page may know a newer one meanwhile. */
  const [organization, setOrganization] = useState(props.organization);
  const saved = organizationValues(organization);
  const form = useForm(saved, { schema: updateOrganization.body, fieldOf: formField });
  const [update, { isLoading, error }] = useUpdateOrganizationMutation();
  const [readAgain] = useLazyGetOrganizationQuery();
  const params = { id: organization.id };
  const { field, values } = form;
  const isChanged = Object.entries(values).some(([name, value]) => value !== saved[name]);

  // Other pages lead to a field by its name (`?field=dpo_name`).
  const [search] = useSearchParams();
  const wanted = search.get('field');
  useEffect(() => {
    if (wanted) document.getElementsByName(wanted)[0]?.focus();
  }, [wanted]);

  useLeaveQuestion(isChanged && !isLoading);

  /** Evidence that is older than the new time is gone within hours. */
  const mayShorten = async (): Promise<boolean> => {
    const months = Number(values.retention_months);
    if (months >= Number(saved.retention_months)) return true;
    return confirmDialog({
      title: t('organization.retention_shorter'),
      text: t('organization.retention_shorter_text', { months }),
      confirm: t('organization.retention_shorter_confirm'),
      danger: true,
    });
  };

  const submit = async () => {
    if (!form.passes(organizationProblems(values))) return;
    if (!(await mayShorten())) return;
    await sendForm(form, async () => {
      const body = organizationBody(values);
      setOrganization(await update({ params, ifMatch: organization.etag, body }).unwrap());
      toast.success(t('saved'));
    });
  };

  const reload = reloadInto(
    form,
    async () => readAgain({ params }).unwrap(),
    (latest) => {
      if (!latest) return;
      setOrganization(latest);
      form.change(organizationValues(latest));
    },
  );

  const { value: requiresTwoFactor, ...twoFactor } = field('require_2fa');
  return (
    <Form refusals={form.refusals} onSubmit={submit}>
      <Stack $gap={5}>
        <SaveProblem
          failure={form.failure}
          latest={{ error, onReload: () => void reload(), discards: true }}
        />
        <Card aria-labelledby="about">
          <Stack>
            <h2 id="about">{t('organization.about')}</h2>
            <TextField {...field('name')} label={t('organization.name')} required />
            <TextField {...field('contact_email')} type="email" label={t('organization.contact_email')} />
          </Stack>
        </Card>
        <Card aria-labelledby="dpo">
          <Stack>
            <h2 id="dpo">{t('organization.dpo')}</h2>
            <p>{t('organization.dpo_hint')}</p>
            <Pair>
              <TextField {...field('dpo_name')} label={t('organization.dpo_name')} />
              <TextField {...field('dpo_email')} type="email" label={t('organization.dpo_email')} />
              <TextField {...field('dpo_phone')} type="tel" label={t('organization.dpo_phone')} />
            </Pair>
          </Stack>
        </Card>
        <Card aria-labelledby="security">
          <Stack>
            <h2 id="security">{t('organization.security')}</h2>
            <Checkbox {...twoFactor} checked={requiresTwoFactor} label={t('organization.require_2fa')} />
            <TextField
              {...field('retention_months')}
              label={t('organization.retention')}
              hint={t('organization.retention_hint')}
              type="number"
              inputMode="numeric"
              required
            />
            <TextField
              {...field('alert_emails')}
              type="textarea"
              label={t('organization.alert_emails')}
              hint={t('organization.alert_emails_hint')}
            />
          </Stack>
        </Card>
        <BottomBar status={isChanged ? t('organization.unsaved') : ''}>
          <Button type="submit" busy={isLoading}>
            {t('save')}
          </Button>
        </BottomBar>
      </Stack>
    </Form>
  );
};
