import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, LANGUAGES } from '@yinyom/contracts/constants';
import type { Lang } from '@yinyom/contracts/constants';
import { domainProblem } from '@yinyom/contracts/websites/domainName';
import type { Application } from '@yinyom/contracts/websites/application';
import { errorMessage, fieldErrors, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { useState } from 'react';
import { useCreateApplicationMutation } from '../../api/applicationApi';
import { LanguageChoice } from '../../page/LanguageChoice';
import { DomainField } from '../../page/DomainField';
import { domainInput, domainOf, settled } from '../../page/domainInput';

/** The browser's dialog gives the focus to what carries this attribute, which React does not write. */
const wantFocus = (field: HTMLInputElement | null) => field?.setAttribute('autofocus', '');

interface AddWebsiteFormProps {
  organizationId: string;
  onAdded: (application: Application) => void;
  onCancel: () => void;
}

/** Registers a website: its domain name (specification §5) and the language its banner speaks first. */
export const AddWebsiteForm = ({ organizationId, onAdded, onCancel }: AddWebsiteFormProps) => {
  const t = useTexts('websites');
  const [typed, setTyped] = useState(domainInput(''));
  const [name, setName] = useState('');
  const [language, setLanguage] = useState<Lang>(DEFAULT_LANGUAGE);
  const [languages, setLanguages] = useState<readonly Lang[]>(LANGUAGES);
  const [domainError, setDomainError] = useState<string>();
  const [create, { isLoading, error }] = useCreateApplicationMutation();
  const refused = fieldErrors(error);

  const submit = async () => {
    const domain = domainOf(typed);
    setTyped(settled(typed));
    const wrong = domainProblem(domain);
    setDomainError(wrong ? t(`messages:${wrong}`) : undefined);
    if (wrong) return;
    const created = await create({
      body: {
        organization_id: organizationId,
        domain_name: domain,
        default_language: language,
        languages: LANGUAGES.filter((each) => each === language || languages.includes(each)),
        ...(name && { name }),
      },
    });
    if (created.data) onAdded(created.data);
  };
  const shownError = domainError ?? refused['domain_name'];

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack $gap={4}>
        <p>{t('form.addLead')}</p>
        <DomainField
          hint={t('form.domainHint')}
          error={shownError}
          ref={wantFocus}
          value={typed}
          onChange={(next) => {
            setTyped(next);
            setDomainError(undefined);
          }}
        />
        <TextField
          label={t('form.name')}
          hint={t('form.nameHint')}
          error={refused['name']}
          maxLength={120}
          value={name}
          onChange={setName}
        />
        <Select
          label={t('form.defaultLanguage')}
          value={language}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={setLanguage}
        />
        <LanguageChoice value={languages} defaultLanguage={language} onChange={setLanguages} />
        {error && !shownError && !refused['name'] && <ErrorState>{errorMessage(error)}</ErrorState>}
        <Row $justify="end">
          <Button kind="quiet" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" busy={isLoading}>
            {t('form.create')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
