import type { Lang } from '@yinyom/contracts/constants';
import {
  ABROAD_GROUNDS,
  NECESSARY_GROUNDS,
  REFUSAL_EFFECTS,
  type Policy,
} from '@yinyom/contracts/websites/policy';
import { useTexts } from '@yinyom/mfe-kit';
import { Stack } from '@yinyom/ui/data/Stack';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { ReadOnly } from '../../common/inheritance/ReadOnly';
import type { FieldsOf } from '../../common/controlledFields';
import { withAddition, type PolicyValues } from './policyValues';

/** Texts of answers that other questions call something else. */
const ABROAD_NAMES = new Map([
  ['open', 'abroadOpen'],
  ['none', 'abroadNone'],
]);
const isAbroad = (ground: PolicyValues['abroad']): boolean => !ABROAD_NAMES.has(ground);

interface PolicyQuestionsProps {
  form: FieldsOf<PolicyValues>;
  /** Whether it is asked who answers for the data, too; of a group another page says it. */
  withController?: boolean;
  /** The other answers can only be read. */
  onlyController?: boolean;
  /** Foreign hosts that scans met. */
  hosts: readonly string[];
  /** Providers of the website's cookies that are abroad. */
  providers: Policy['foreign_providers'];
  /** Language of the preview, and of the addition. */
  language: Lang;
}

/** The twelve questions in the order of their numbers, and what the owner adds in words. */
export const PolicyQuestions = (props: PolicyQuestionsProps) => {
  const { form, withController = true, onlyController = false, hosts, providers, language } = props;
  const t = useTexts('websites');
  const { values, problems, field, range, change } = form;
  const named = (name: string) => ABROAD_NAMES.get(name) ?? name;
  const choices = <Value extends string>(options: readonly Value[]) =>
    options.map((value) => ({ value, label: t(`policy.${named(value)}`) }));
  const abroadHint = () => {
    if (providers.length > 0)
      return t('policy.providersAbroad', {
        names: providers
          .slice(0, 8)
          .map(({ provider }) => provider)
          .join(', '),
      });
    return hosts.length > 0 ? t('policy.hosts', { names: hosts.slice(0, 8).join(', ') }) : undefined;
  };
  /** With a ground come the countries that are known already. */
  const chooseAbroad = (abroad: PolicyValues['abroad']) =>
    change({
      abroad,
      ...(values.countries === '' &&
        isAbroad(abroad) && { countries: [...new Set(providers.map(({ country }) => country))].join(', ') }),
    });
  return (
    <Stack $gap={4}>
      {withController && (
        <>
          <TextField {...field('controller_name')} label={t('policy.controller_name')} />
          <TextField
            {...field('controller_address')}
            label={t('policy.controller_address')}
            type="textarea"
            rows={2}
          />
          <TextField {...field('contact_email')} label={t('policy.contact_email')} type="email" />
          <TextField {...field('contact_phone')} label={t('policy.contact_phone')} type="tel" />
          <TextField {...field('dpo_contact')} label={t('policy.dpo_contact')} hint={t('policy.dpoHint')} />
        </>
      )}
      <ReadOnly when={onlyController}>
        <Select
          {...field('necessary_ground')}
          label={t('policy.necessary_ground')}
          options={choices(NECESSARY_GROUNDS)}
        />
        <Checkbox
          label={t('policy.other_storage')}
          checked={values.other_storage}
          onChange={(other_storage) => change({ other_storage })}
        />
        <Select
          {...field('refusal_effect')}
          label={t('policy.refusal_effect')}
          options={choices(REFUSAL_EFFECTS)}
        />
        <TextField
          label={t('policy.retention_months')}
          type="number"
          inputMode="numeric"
          {...range('retention_months')}
          value={Number.isNaN(values.retention_months) ? '' : String(values.retention_months)}
          error={problems.retention_months}
          onChange={(months) => change({ retention_months: months === '' ? Number.NaN : Number(months) })}
        />
        <TextField
          {...field('recipients')}
          label={t('policy.recipients')}
          hint={t('policy.recipientsHint')}
          type="textarea"
          rows={3}
        />
        <Select
          {...field('abroad')}
          label={t('policy.abroad')}
          hint={abroadHint()}
          options={choices(ABROAD_GROUNDS)}
          onChange={chooseAbroad}
        />
        {isAbroad(values.abroad) && (
          <TextField
            {...field('countries')}
            label={t('policy.countries')}
            hint={t('policy.countriesHint')}
            spellCheck={false}
          />
        )}
        <TextField
          {...field('rights_contact')}
          label={t('policy.rights_contact')}
          hint={t('policy.rightsHint')}
        />
        <TextField
          label={t('policy.addition')}
          type="textarea"
          rows={4}
          value={values.additions[language] ?? ''}
          error={problems.additions}
          onChange={(text) => change({ additions: withAddition(values.additions, language, text) })}
        />
      </ReadOnly>
    </Stack>
  );
};
