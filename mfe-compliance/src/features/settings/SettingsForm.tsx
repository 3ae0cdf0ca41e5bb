import { ROLES } from '@yinyom/contracts/constants';
import { saveRequestSettings, type RequestSettings } from '@yinyom/contracts/requests/requestSettings';
import { SUBJECT_KINDS } from '@yinyom/contracts/requests/subjectRequest';
import { Form, toast, useForm, useSession } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { Fold } from '@yinyom/ui/data/Fold';
import { Notice } from '@yinyom/ui/data/Notice';
import { Stack } from '@yinyom/ui/data/Stack';
import { BottomBar } from '@yinyom/ui/form/BottomBar';
import { Switch } from '@yinyom/ui/form/Switch';
import { useState } from 'react';
import styled from 'styled-components';
import { useLazyGetRequestSettingsQuery, useSaveRequestSettingsMutation } from '../../calls/settingsApi';
import { CheckboxGroup } from '@yinyom/ui/form/CheckboxGroup';
import { useLeaveQuestion } from '@yinyom/mfe-kit/components/useLeaveQuestion';
import { SaveProblem } from '@yinyom/mfe-kit/components/SaveProblem';
import { FoldTitle } from '../../layout/FoldTitle';
import { useWorkers } from '../../people/useWorkers';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { useRequestWords } from '../../texts/useRequestWords';
import { FormAddresses } from './FormAddresses';
import { FormPreview } from './FormPreview';
import { KeepingFields } from './KeepingFields';
import { LimitRows } from './LimitRows';
import { settingsBody, settingsField, settingsProblems, settingsValues } from './settingsValues';

/** Officers read the settings; Admins change them. Addresses are outside, as officers copy them. */
const Fields = styled.fieldset`
  display: contents;
`;

/**
 * Who receives requests, whether the public form answers, limits by right, and how long requests are kept. What an organization sets once is
 * folded, with its value in the name; what is typed stays while it is folded.
 */
export const SettingsForm = (props: { settings: RequestSettings }) => {
  const t = useComplianceTexts();
  const words = useRequestWords();
  const { role } = useSession();
  const isAdmin = role === ROLES.admin;
  /** What the values were made of; the page may know a newer one meanwhile. */
  const [settings, setSettings] = useState(props.settings);
  const saved = settingsValues(settings);
  const form = useForm(saved, { schema: saveRequestSettings.body, fieldOf: settingsField });
  const [save, { isLoading, error }] = useSaveRequestSettingsMutation();
  const [readAgain] = useLazyGetRequestSettingsQuery();
  const { workers, isComplete } = useWorkers();
  const params = { id: settings.organization_id };
  const { field, values } = form;
  const isChanged = JSON.stringify(values) !== JSON.stringify(saved);

  useLeaveQuestion(isChanged && !isLoading);
  const take = (latest: RequestSettings) => {
    setSettings(latest);
    form.change(settingsValues(latest));
  };
  const submit = async () => {
    if (!form.passes(settingsProblems(values))) return;
    await sendForm(form, async () => {
      take(await save({ params, ifMatch: settings.etag, body: settingsBody(values) }).unwrap());
      toast.success(t('saved'));
    });
  };
  const reload = async () => {
    await sendForm(form, async () => {
      const latest = await readAgain({ params }).unwrap();
      form.clearProblems();
      take(latest);
    });
  };
  const kinds = values.subject_kinds.map((kind) => words(`subject_kinds.${kind}`));
  /** Receivers without a name: members whom this person cannot list, or, in a complete list, members no more. */
  const unnamed = values.receivers.filter((id) => !workers.some((one) => one.id === id));
  return (
    <Form refusals={form.refusals} onSubmit={submit}>
      <Stack $gap={5}>
        {!isAdmin && <Notice tone="info">{t('settings.admins_only')}</Notice>}
        <SaveProblem
          failure={form.failure}
          latest={{ error, discards: true, onReload: () => void reload() }}
        />
        <Card aria-labelledby="form">
          <Stack>
            <h2 id="form">{t('settings.form')}</h2>
            <p>{t('settings.form_hint')}</p>
            <Fields disabled={!isAdmin}>
              <Switch
                label={t('settings.form_enabled')}
                checked={values.form_enabled}
                disabled={!isAdmin}
                onChange={(form_enabled) => form.change({ form_enabled })}
              />
              <CheckboxGroup
                {...field('receivers')}
                label={t('settings.receivers')}
                hint={t('settings.receivers_hint')}
                options={[
                  ...workers.map(({ id, name }) => ({ value: id, label: name })),
                  ...unnamed.map((id) => ({
                    value: id,
                    label: t(isComplete ? 'settings.unknown_member' : 'settings.other_member', { id }),
                  })),
                ]}
              />
            </Fields>
            <div>
              <Fields disabled={!isAdmin}>
                <Fold
                  title={<FoldTitle name={t('settings.subject_kinds')} short={kinds.join(', ') || '–'} />}
                >
                  <CheckboxGroup
                    {...field('subject_kinds')}
                    label={t('settings.subject_kinds')}
                    options={SUBJECT_KINDS.map((value) => ({
                      value,
                      label: words(`subject_kinds.${value}`),
                    }))}
                  />
                </Fold>
              </Fields>
              <FormAddresses enabled={settings.form_enabled} />
              <FormPreview subjectKinds={values.subject_kinds} />
            </div>
          </Stack>
        </Card>
        <Fields disabled={!isAdmin}>
          <Card aria-labelledby="limits">
            <Stack>
              <h2 id="limits">{t('settings.limits')}</h2>
              <p>{t('settings.limits_hint')}</p>
              <LimitRows form={form} />
            </Stack>
          </Card>
          <Card aria-labelledby="keeping">
            <Stack>
              <h2 id="keeping">{t('settings.keeping')}</h2>
              <KeepingFields form={form} />
            </Stack>
          </Card>
        </Fields>
        {isAdmin && (
          <BottomBar status={isChanged ? t('settings.unsaved') : ''}>
            <Button type="submit" busy={isLoading}>
              {t('save')}
            </Button>
          </BottomBar>
        )}
      </Stack>
    </Form>
  );
};
