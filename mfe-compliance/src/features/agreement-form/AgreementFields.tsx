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
import { CheckboxGroup } from '../../form/CheckboxGroup';
import { Pair } from '../../layout/Pair';
import { useAgreementTexts } from '../../texts/useAgreementTexts';
import { useAgreementWords } from '../../texts/useAgreementWords';
import { PartyCard, type AgreementForm } from './PartyCard';
import { SubprocessorRows } from './SubprocessorRows';

interface AgreementFieldsProps {
  form: AgreementForm;
  /** What the platform may know the processor by. */
  sources: readonly { value: string; label: string }[];
}

const WorkCard = ({ form }: Pick<AgreementFieldsProps, 'form'>) => {
  const t = useAgreementTexts();
  const { field } = form;
  return (
    <Card aria-labelledby="work">
      <Stack>
        <h2 id="work">{t('form.work')}</h2>
        <TextField {...field('service')} type="textarea" rows={3} label={t('form.service')} />
        <TextField {...field('purpose')} type="textarea" rows={3} label={t('form.purpose')} />
        <Pair>
          <DateField {...field('effective_from')} label={t('form.effective_from')} />
          <DateField {...field('until')} label={t('form.until')} hint={t('form.until_hint')} />
          <DateField {...field('review_at')} label={t('form.review_at')} hint={t('form.review_hint')} />
        </Pair>
      </Stack>
    </Card>
  );
};

const DataCard = ({ form, sources }: AgreementFieldsProps) => {
  const t = useAgreementTexts();
  const { field } = form;
  return (
    <Card aria-labelledby="data">
      <Stack>
        <h2 id="data">{t('form.data_title')}</h2>
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
      </Stack>
    </Card>
  );
};

const TermsCard = ({ form }: Pick<AgreementFieldsProps, 'form'>) => {
  const t = useAgreementTexts();
  return (
    <Card aria-labelledby="terms">
      <Stack>
        <h2 id="terms">{t('form.terms')}</h2>
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
      </Stack>
    </Card>
  );
};

const SafetyCards = ({ form }: Pick<AgreementFieldsProps, 'form'>) => {
  const t = useAgreementTexts();
  const words = useAgreementWords();
  const { field, values, problems, change } = form;
  const { value: none, ...ofNone } = field('no_subprocessors');
  return (
    <>
      <Card aria-labelledby="measures">
        <Stack>
          <h2 id="measures">{t('form.measures_title')}</h2>
          <CheckboxGroup
            {...field('agreed_measures')}
            label={t('form.measures')}
            options={AGREEMENT_MEASURES.map((value) => ({ value, label: words(`measures.${value}`) }))}
          />
          <TextField {...field('more_measures')} type="textarea" rows={3} label={t('form.more_measures')} />
        </Stack>
      </Card>
      <Card aria-labelledby="subprocessors">
        <Stack>
          <h2 id="subprocessors">{t('form.sub_title')}</h2>
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
                label: t(`form.grounds.${value}`),
              })),
            ]}
          />
        </Stack>
      </Card>
    </>
  );
};

/** Everything that people state about an agreement. Of the processor's own paper: what it is about, and who it is. */
export const AgreementFields = ({ form, sources }: AgreementFieldsProps) => {
  const t = useAgreementTexts();
  const words = useAgreementWords();
  const { field, values } = form;
  return (
    <Stack $gap={5}>
      <Card>
        <Select
          {...field('wording')}
          label={t('form.wording')}
          hint={t('form.wording_hint')}
          options={AGREEMENT_WORDINGS.map((value) => ({ value, label: words(`wordings.${value}`) }))}
        />
      </Card>
      <PartyCard side="processor" form={form}>
        <TextField {...field('country')} label={t('form.country')} autoComplete="off" />
      </PartyCard>
      <WorkCard form={form} />
      <DataCard form={form} sources={sources} />
      {values.wording === 'ours' && (
        <>
          <PartyCard side="controller" form={form} />
          <TermsCard form={form} />
          <SafetyCards form={form} />
        </>
      )}
    </Stack>
  );
};
