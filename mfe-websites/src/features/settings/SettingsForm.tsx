import { LANGUAGE_NAMES, LANGUAGES } from '@yinyom/contracts/constants';
import { NETWORK_DECISIONS } from '@yinyom/contracts/consents/networkDecisions';
import { updateApplication } from '@yinyom/contracts/websites/application';
import type { Application } from '@yinyom/contracts/websites/application';
import { MAX_SHARED_DOMAINS } from '@yinyom/contracts/websites/applicationSettings';
import { Form, toast, useForm, useLeaveGuard, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import { BottomBar } from '@yinyom/ui/form/BottomBar';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { useState } from 'react';
import { useUpdateApplicationMutation } from '../../api/applicationApi';
import { askToLeave, staysOnPage } from '../../common/askToLeave';
import { DomainField } from '../../common/DomainField';
import { domainInput, domainOf } from '../../common/domainInput';
import { LanguageChoice } from '../../common/LanguageChoice';
import { ConsentSettings } from './ConsentSettings';
import { SharedDomains } from './SharedDomains';
import { changedSettings, settingsOf } from './settingsValues';

const NETWORK_BOUNDS = { least: String(NETWORK_DECISIONS.least), most: String(NETWORK_DECISIONS.most) };

/** The form lives in its section: any other address loses what is in it, another language of it does not. */
const keepsForm = (address: string): boolean =>
  staysOnPage(address) && new URL(address, location.origin).searchParams.get('section') === 'settings';

/** Name, domain, languages and how consent is asked and kept. */
export const SettingsForm = ({ application }: { application: Application }) => {
  const t = useTexts('websites');
  /** What the values were made of: a change by another user in a field that this one did not touch is not undone. */
  const [saved, setSaved] = useState(() => settingsOf(application));
  const form = useForm(saved, {
    schema: updateApplication.body,
    say: (_code, field) => {
      if (field === 'consent_expiry_days') return t('settings.expiryInvalid');
      if (field === 'declaration_days') return t('settings.declarationDaysInvalid');
      if (field === 'network_decisions') return t('settings.networkDecisionsInvalid', NETWORK_BOUNDS);
      if (field === 'shared_domains') return t('settings.sharedDomainsInvalid', { most: MAX_SHARED_DOMAINS });
      return undefined;
    },
  });
  const { values, field, change } = form;
  const [domain, setDomain] = useState(domainInput(saved.domain_name));
  const [update, { isLoading }] = useUpdateApplicationMutation();
  const changed = changedSettings(saved, values);
  const unsaved = Object.keys(changed).length > 0 && !isLoading;
  useLeaveGuard(unsaved, (leave) => void askToLeave(t, t('leave.settingsText'), leave), keepsForm);

  const submit = async () => {
    if (!form.passes() || Object.keys(changed).length === 0) return;
    try {
      await update({ params: { id: application.id }, body: changed }).unwrap();
      setSaved({ ...saved, ...changed });
      toast.success(t('common.saved'));
    } catch (error) {
      form.refuseAnswer(error);
    }
  };

  return (
    <Form refusals={form.refusals} onSubmit={submit}>
      <Stack $gap={6}>
        <Card>
          <Stack $gap={4}>
            <h2>{t('settings.website')}</h2>
            <DomainField
              hint={t('settings.domainHint')}
              error={form.problems.domain_name}
              value={domain}
              onChange={(next) => {
                setDomain(next);
                change({ domain_name: domainOf(next) });
              }}
            />
            <TextField {...field('name')} label={t('form.name')} hint={t('form.nameHint')} />
            <Select
              label={t('form.defaultLanguage')}
              value={values.default_language}
              options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
              onChange={(default_language) =>
                change({
                  default_language,
                  languages: LANGUAGES.filter(
                    (each) => each === default_language || values.languages.includes(each),
                  ),
                })
              }
            />
            <SharedDomains
              value={values.shared_domains}
              error={form.problems.shared_domains}
              onChange={(shared_domains) => change({ shared_domains })}
            />
            <LanguageChoice
              value={values.languages}
              defaultLanguage={values.default_language}
              onChange={(languages) => change({ languages })}
            />
          </Stack>
        </Card>
        <ConsentSettings form={form} />
        <ProblemBox>{form.failure}</ProblemBox>
        <BottomBar status={unsaved ? t('publish.unsaved') : ''}>
          <Button type="submit" busy={isLoading} disabled={Object.keys(changed).length === 0}>
            {t('common.save')}
          </Button>
        </BottomBar>
      </Stack>
    </Form>
  );
};
