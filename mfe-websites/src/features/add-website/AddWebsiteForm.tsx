import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, LANGUAGES } from '@yinyom/contracts/constants';
import type { Lang } from '@yinyom/contracts/constants';
import { createApplication } from '@yinyom/contracts/websites/application';
import type { Application } from '@yinyom/contracts/websites/application';
import { Form, lazyPart, Link, problemCodes, useForm, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { Suspense } from 'react';
import { useCreateApplicationMutation } from '../../api/applicationApi';
import { LanguageChoice } from '../../common/LanguageChoice';
import { DomainField } from '../../common/DomainField';
import { domainInput, domainOf, settled } from '../../common/domainInput';

// Most organizations have no groups.
const GroupChoice = lazyPart(
  () => import('../../common/groupParts').then((file) => file.GroupChoice),
  () => null,
);

/** The browser's dialog gives the focus to what carries this attribute, which React does not write. */
const wantFocus = (field: HTMLInputElement | null) => field?.setAttribute('autofocus', '');

interface AddWebsiteFormProps {
  organizationId: string;
  /** What the fields begin with. */
  domain: string;
  groupId: string | null;
  onAdded: (application: Application) => void;
  onCancel: () => void;
}

const EMPTY = {
  domain_name: domainInput(''),
  name: '',
  default_language: DEFAULT_LANGUAGE as Lang,
  languages: LANGUAGES as readonly Lang[],
  group_id: null as string | null,
};

/** Registers a website: its domain name (specification §5) and the language its banner speaks first. */
export const AddWebsiteForm = (props: AddWebsiteFormProps) => {
  const { organizationId, domain, groupId, onAdded, onCancel } = props;
  const t = useTexts('websites');
  const form = useForm(
    { ...EMPTY, domain_name: domainInput(domain), group_id: groupId },
    { schema: createApplication.body },
  );
  const [create, { isLoading }] = useCreateApplicationMutation();
  const { field, values } = form;

  const submit = async () => {
    const { domain_name, name, default_language, languages, group_id } = values;
    const body = {
      organization_id: organizationId,
      domain_name: domainOf(domain_name),
      default_language,
      languages: LANGUAGES.filter((each) => each === default_language || languages.includes(each)),
      ...(name && { name }),
      ...(group_id && { group_id }),
    };
    form.change({ domain_name: settled(domain_name) });
    if (!form.passes(problemCodes(createApplication.body!, body))) return;
    try {
      onAdded(await create({ body }).unwrap());
    } catch (error) {
      form.refuseAnswer(error);
    }
  };

  return (
    <Form refusals={form.refusals} onSubmit={submit}>
      <Stack $gap={4}>
        <p>{t('form.addLead')}</p>
        <p>
          {t('form.many')} <Link to="/portfolio/import">{t('portfolio.import')}</Link>
        </p>
        <DomainField {...field('domain_name')} hint={t('form.domainHint')} ref={wantFocus} />
        <TextField {...field('name')} label={t('form.name')} hint={t('form.nameHint')} />
        <Select
          {...field('default_language')}
          label={t('form.defaultLanguage')}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
        <LanguageChoice
          value={values.languages}
          defaultLanguage={values.default_language}
          onChange={(languages) => form.change({ languages })}
        />
        <Suspense fallback={null}>
          <GroupChoice
            organizationId={organizationId}
            value={values.group_id}
            onChange={(group_id) => form.change({ group_id })}
          />
        </Suspense>
        <ProblemBox>{form.failure}</ProblemBox>
        <Row $justify="end">
          <Button kind="quiet" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" busy={isLoading}>
            {t('form.create')}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
};
