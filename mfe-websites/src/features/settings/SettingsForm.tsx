import { LANGUAGE_NAMES, LANGUAGES } from '@yinyom/contracts/constants';
import type { Application } from '@yinyom/contracts/websites/application';
import { EXPIRY_BOUNDS, MAX_SHARED_DOMAINS } from '@yinyom/contracts/websites/applicationSettings';
import { domainProblem, normalDomainName } from '@yinyom/contracts/websites/domainName';
import { errorMessage, fieldErrors, toast, useLeaveGuard, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Stack } from '@yinyom/ui/data/Stack';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { useState } from 'react';
import { useUpdateApplicationMutation } from '../../api/applicationApi';
import { askToLeave, staysOnPage } from '../../page/askToLeave';
import { DomainField } from '../../page/DomainField';
import { domainInput, domainOf } from '../../page/domainInput';
import { LanguageChoice } from '../../page/LanguageChoice';
import { ConsentSettings } from './ConsentSettings';
import { SharedDomains } from './SharedDomains';
import { changedSettings, settingsOf } from './settingsValues';
import type { SettingsValues } from './settingsValues';

/** The form lives in its section: any other address loses what is in it, another language of it does not. */
const keepsForm = (address: string): boolean =>
  staysOnPage(address) && new URL(address, location.origin).searchParams.get('section') === 'settings';

const areDomains = (domains: readonly string[]): boolean =>
  domains.length <= MAX_SHARED_DOMAINS &&
  domains.every((domain) => normalDomainName(domain) !== null && !domain.includes('/'));

/** The service names the place in the list; the form has one field for all. */
const sharedDomainsRefused = (refused: Record<string, string>): string | undefined =>
  Object.entries(refused).find(([field]) => field.startsWith('shared_domains'))?.[1];

/** Name, domain, languages and how consent is asked and kept. */
export const SettingsForm = ({ application }: { application: Application }) => {
  const t = useTexts('websites');
  const saved = settingsOf(application);
  const [values, setValues] = useState(saved);
  const [domain, setDomain] = useState(domainInput(saved.domain_name));
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [update, { isLoading, error }] = useUpdateApplicationMutation();
  const refused = fieldErrors(error);
  const change = (next: Partial<SettingsValues>) => setValues((before) => ({ ...before, ...next }));
  const changed = changedSettings(saved, values);
  const unsaved = Object.keys(changed).length > 0 && !isLoading;
  useLeaveGuard(unsaved, (leave) => void askToLeave(t, t('leave.settingsText'), leave), keepsForm);

  const submit = async () => {
    const [least, most] = EXPIRY_BOUNDS;
    const days = values.consent_expiry_days;
    const wrongDomain = domainProblem(values.domain_name);
    const wrong = {
      ...(wrongDomain && { domain_name: t(`messages:${wrongDomain}`) }),
      ...(!(Number.isInteger(days) && days >= least && days <= most) && {
        consent_expiry_days: t('settings.expiryInvalid'),
      }),
      ...(!areDomains(values.shared_domains) && {
        shared_domains: t('settings.sharedDomainsInvalid', { most: MAX_SHARED_DOMAINS }),
      }),
    };
    setProblems(wrong);
    if (Object.keys(wrong).length > 0 || Object.keys(changed).length === 0) return;
    const { data } = await update({ params: { id: application.id }, body: changed });
    if (data) toast.success(t('common.saved'));
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack $gap={6}>
        <Card>
          <Stack $gap={4}>
            <h2>{t('settings.website')}</h2>
            <DomainField
              hint={t('settings.domainHint')}
              error={problems['domain_name'] ?? refused['domain_name']}
              value={domain}
              onChange={(next) => {
                setDomain(next);
                change({ domain_name: domainOf(next) });
              }}
            />
            <TextField
              label={t('form.name')}
              hint={t('form.nameHint')}
              maxLength={120}
              value={values.name}
              error={refused['name']}
              onChange={(name) => change({ name })}
            />
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
              error={problems['shared_domains'] ?? sharedDomainsRefused(refused)}
              onChange={(shared_domains) => change({ shared_domains })}
            />
            <LanguageChoice
              value={values.languages}
              defaultLanguage={values.default_language}
              onChange={(languages) => change({ languages })}
            />
          </Stack>
        </Card>
        <ConsentSettings values={values} problems={{ ...refused, ...problems }} onChange={change} />
        {error && Object.keys(refused).length === 0 && <ErrorState>{errorMessage(error)}</ErrorState>}
        <div>
          <Button type="submit" busy={isLoading} disabled={Object.keys(changed).length === 0}>
            {t('common.save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
};
