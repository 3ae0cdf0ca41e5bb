import { LANGUAGE_NAMES, LANGUAGES } from '@yinyom/contracts/constants';
import { useTexts } from '@yinyom/mfe-kit';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { useState } from 'react';
import { DomainField } from '../../common/DomainField';
import { domainInput, domainOf } from '../../common/domainInput';
import { LanguageChoice } from '../../common/LanguageChoice';
import type { SettingsFormState } from './PartControls';
import { SharedDomains } from './SharedDomains';

/** Domain, name, languages and further domains of a website. */
export const WebsiteFields = ({ form }: { form: SettingsFormState }) => {
  const t = useTexts('websites');
  const { values, field, change } = form;
  const [domain, setDomain] = useState(domainInput(values.domain_name));
  return (
    <>
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
    </>
  );
};
