import {
  AGREEMENT_MEASURES,
  AGREEMENT_TERM_NAMES,
  AGREEMENT_TERMS,
  AGREEMENT_WORDINGS,
} from '@yinyom/contracts/papers/agreementTerms';
import { TRANSFER_GROUNDS } from '@yinyom/contracts/papers/paperItems';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { DateField } from '@yinyom/ui/form/DateField';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { CheckboxGroup } from '@yinyom/ui/form/CheckboxGroup';
import { Pair } from '@yinyom/ui/form/Pair';
import { type ReactNode } from 'react';
import { useCountries } from '../../form/useCountries';
import { FormSection } from '../../form/FormSection';
import { useSections } from '../../form/useSections';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { useAgreementTexts } from '../../texts/useAgreementTexts';
import { useAgreementWords } from '../../texts/useAgreementWords';
import { usePaperWords } from '../../texts/usePaperWords';
import { PARTY, type AgreementValues, type PartySide } from './agreementValues';
import { PartyFields, type AgreementForm } from './PartyFields';
import { SubprocessorRows } from './SubprocessorRows';

interface AgreementFieldsProps {
  form: AgreementForm;
  /** What the platform may know the processor by. */
  sources: readonly { value: string; label: string }[];
}

const WorkFields = ({ form }: Pick<AgreementFieldsProps, 'form'>) => {
  const t = useAgreementTexts();
  const { field } = form;
  return (
    <>
      <TextField {...field('service')} type="textarea" rows={3} label={t('form.service')} />
      <TextField {...field('purpose')} type="textarea" rows={3} label={t('form.purpose')} />
      <Pair>
        <DateField {...field('effective_from')} label={t('form.effective_from')} />
        <DateField {...field('until')} label={t('form.until')} hint={t('form.until_hint')} />
        <DateField {...field('review_at')} label={t('form.review_at')} hint={t('form.review_hint')} />
      </Pair>
    </>
  );
};

const DataFields = ({ form, sources }: AgreementFieldsProps) => {
  const t = useAgreementTexts();
  const { field } = form;
  return (
    <>
      {sources.length > 0 && (
        <CheckboxGroup
          {...field('sources')}
          label={t('form.sources')}
          hint={t('form.sources_hint')}
          options={sources}
        />
      )}
      <TextField {...field('data')} type="textarea" rows={3} label={t('form.data')} />
      <TextField {...field('persons')} type="textarea" rows={2} label={t('form.persons')} />
      <Select
        {...field('sensitive')}
        label={t('form.sensitive')}
        options={[
          { value: '', label: t('not_stated') },
          { value: 'no', label: t('form.sensitive_no') },
          { value: 'yes', label: t('form.sensitive_yes') },
        ]}
      />
    </>
  );
};

const TermFields = ({ form }: Pick<AgreementFieldsProps, 'form'>) => {
  const t = useAgreementTexts();
  return (
    <>
      <Pair>
        {AGREEMENT_TERM_NAMES.map((name) => (
          <TextField
            key={name}
            {...form.field(name)}
            label={t(`form.${name}`)}
            hint={t('form.range', AGREEMENT_TERMS[name])}
            type="number"
            inputMode="numeric"
            required
          />
        ))}
      </Pair>
    </>
  );
};

const MeasureFields = ({ form }: Pick<AgreementFieldsProps, 'form'>) => {
  const t = useAgreementTexts();
  const words = useAgreementWords();
  return (
    <>
      <CheckboxGroup
        {...form.field('agreed_measures')}
        label={t('form.measures')}
        options={AGREEMENT_MEASURES.map((value) => ({ value, label: words(`measures.${value}`) }))}
      />
      <TextField {...form.field('more_measures')} type="textarea" rows={3} label={t('form.more_measures')} />
    </>
  );
};

const SubprocessorFields = ({ form }: Pick<AgreementFieldsProps, 'form'>) => {
  const t = useAgreementTexts();
  const paper = usePaperWords();
  const { field, values, problems, change } = form;
  const { value: none, ...ofNone } = field('no_subprocessors');
  return (
    <>
      {values.subprocessors.length === 0 && (
        <Checkbox {...ofNone} checked={none} label={t('form.no_subprocessors')} />
      )}
      {!none && (
        <SubprocessorRows
          rows={values.subprocessors}
          error={problems.subprocessors}
          onChange={(subprocessors) => change({ subprocessors })}
        />
      )}
      <Select
        {...field('transfer_ground')}
        label={t('form.transfer_ground')}
        options={[
          { value: '', label: t('not_stated') },
          ...TRANSFER_GROUNDS.map((value) => ({
            value: value as string,
            label: paper(`grounds.${value}`),
          })),
        ]}
      />
    </>
  );
};

const fieldsOfParty = (side: PartySide): string[] => PARTY.map((name) => `${side}_${name}`);
/** Sections of the form with their fields; the processor's own paper has the first three. */
const SECTIONS = [
  ['processor', [...fieldsOfParty('processor'), 'country']],
  ['work', ['service', 'purpose', 'effective_from', 'until', 'review_at']],
  ['data_title', ['sources', 'data', 'persons', 'sensitive']],
  ['controller', fieldsOfParty('controller')],
  ['terms', AGREEMENT_TERM_NAMES],
  ['measures_title', ['agreed_measures', 'more_measures']],
  ['sub_title', ['subprocessors', 'no_subprocessors', 'transfer_ground']],
] as const;
type Section = (typeof SECTIONS)[number][0];
const OF_THEIRS = SECTIONS.slice(0, 3);

/** What a closed section says of what it has. */
const useStates = (values: AgreementValues) => {
  const t = useAgreementTexts();
  const common = useComplianceTexts();
  const { subprocessors, no_subprocessors: none, agreed_measures: measures } = values;
  const stated: Record<Section, string> = {
    processor: values.processor_name,
    work: values.service,
    data_title: values.data,
    controller: values.controller_name || t('form.name_hint'),
    terms: common('section.stated', {
      filled: AGREEMENT_TERM_NAMES.filter((name) => values[name].trim() !== '').length,
      total: AGREEMENT_TERM_NAMES.length,
    }),
    measures_title:
      measures.length > 0
        ? common('section.stated', { filled: measures.length, total: AGREEMENT_MEASURES.length })
        : values.more_measures,
    sub_title: none ? t('form.no_subprocessors') : subprocessors.map(({ name }) => name).join(', '),
  };
  return {
    of: (section: Section): string => stated[section] || t('not_stated'),
    isStated: (section: Section): boolean => stated[section] !== '',
  };
};

/**
 * Everything that people state about an agreement, one section open at a time. Of the processor's own paper: what it is about, and who it
 * is.
 */
export const AgreementFields = ({ form, sources }: AgreementFieldsProps) => {
  const t = useAgreementTexts();
  const words = useAgreementWords();
  const { field, values } = form;
  const countriesFor = useCountries(true);
  const sections = values.wording === 'ours' ? SECTIONS : OF_THEIRS;
  const states = useStates(values);
  const section = useSections(sections, form, sections.find(([name]) => !states.isStated(name))?.[0]);
  const fields: Record<Section, ReactNode> = {
    processor: (
      <PartyFields side="processor" form={form}>
        <Select
          {...field('country')}
          label={t('form.country')}
          options={countriesFor(values.country, t('not_stated'))}
        />
      </PartyFields>
    ),
    work: <WorkFields form={form} />,
    data_title: <DataFields form={form} sources={sources} />,
    controller: <PartyFields side="controller" form={form} />,
    terms: <TermFields form={form} />,
    measures_title: <MeasureFields form={form} />,
    sub_title: <SubprocessorFields form={form} />,
  };
  return (
    <Stack $gap={3}>
      <Card>
        <Select
          {...field('wording')}
          label={t('form.wording')}
          hint={t('form.wording_hint')}
          options={AGREEMENT_WORDINGS.map((value) => ({ value, label: words(`wordings.${value}`) }))}
        />
      </Card>
      {sections.map(([name], at) => {
        const next = sections[at + 1]?.[0];
        return (
          <FormSection
            key={name}
            {...section(name)}
            title={t(`form.${name}`)}
            state={states.of(name)}
            nextTitle={next && t(`form.${next}`)}
          >
            {fields[name]}
          </FormSection>
        );
      })}
    </Stack>
  );
};
