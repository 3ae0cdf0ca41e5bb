import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import type { GroupSections } from '@yinyom/contracts/groups/sections';
import { policyAnswers } from '@yinyom/contracts/websites/policy';
import { useTexts } from '@yinyom/mfe-kit';
import { Select } from '@yinyom/ui/form/Select';
import { useState } from 'react';
import { controlledFields } from '../../common/controlledFields';
import { GivenSection } from '../../common/group-draft/GivenSection';
import type { GroupSectionProps } from '../../common/group-draft/GroupDraft';
import { PolicyQuestions } from './PolicyQuestions';
import { answersOf, fieldOf, valuesOf } from './policyValues';
import type { PolicyValues } from './policyValues';

type Answers = NonNullable<GroupSections['policy']>;

/** Answers that a policy begins with. */
const FIRST: Answers = {
  necessary_ground: 'legitimate_interest',
  other_storage: true,
  refusal_effect: 'nothing',
  retention_months: 36,
  recipients: '',
  abroad: { ground: 'open', countries: [] },
  rights_contact: '',
  additions: {},
};
/** Answers that are the controller's, and not a group's. */
const CONTROLLER = {
  controller_name: '',
  controller_address: '',
  contact_email: '',
  contact_phone: '',
  dpo_contact: '',
} as const;

/** The answers without the controller's. Pure. */
export const withoutController = (values: PolicyValues): Answers => {
  const {
    controller_name: _name,
    controller_address: _address,
    contact_email: _email,
    contact_phone: _phone,
    dpo_contact: _dpo,
    ...answers
  } = answersOf(values);
  return answers;
};

/** Answers of the cookie policy that a group gives; the controller's are on a page of their own. */
export const GroupPolicy = ({ draft, problems }: GroupSectionProps) => {
  const t = useTexts('websites');
  const [language, setLanguage] = useState<Lang>(DEFAULT_LANGUAGE);
  const { policy } = draft.sections;
  const kept = valuesOf({ ...CONTROLLER, ...(policy ?? FIRST) });
  /** Countries as they are typed: between two of them stands more than is kept. */
  const [countries, setCountries] = useState(kept.countries);
  const sameCountries =
    answersOf({ ...kept, countries }).abroad.countries.join() === policy?.abroad.countries.join();
  const values = sameCountries ? { ...kept, countries } : kept;
  const form = controlledFields<PolicyValues>({
    values,
    schema: policyAnswers,
    problems: Object.fromEntries(
      Object.entries(problems)
        .filter(([field]) => field.startsWith('sections.policy.'))
        .map(([field, text]) => [fieldOf(field.replace('sections.policy.', '')), text]),
    ),
    onChange: (change) => {
      if (change.countries !== undefined) setCountries(change.countries);
      draft.change(`policy.${Object.keys(change).join()}`, (before) => ({
        ...before,
        policy: withoutController({ ...valuesOf({ ...CONTROLLER, ...(before.policy ?? FIRST) }), ...change }),
      }));
    },
  });
  return (
    <GivenSection
      title={t('policy.title')}
      given={policy !== undefined}
      onGiven={(given) =>
        draft.change('policy', ({ policy: before, ...others }) =>
          given ? { ...others, policy: before ?? FIRST } : others,
        )
      }
    >
      <Select
        label={t('policy.language')}
        value={language}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={setLanguage}
      />
      <PolicyQuestions form={form} withController={false} hosts={[]} providers={[]} language={language} />
    </GivenSection>
  );
};
