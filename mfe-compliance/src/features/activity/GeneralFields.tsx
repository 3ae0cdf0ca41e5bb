import type { Lang } from '@yinyom/contracts/constants';
import { LEGAL_BASES, REVIEW_MONTHS } from '@yinyom/contracts/papers/paperItems';
import type { useForm } from '@yinyom/mfe-kit';
import { Pair } from '@yinyom/ui/form/Pair';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import type { ReactNode } from 'react';
import { usePaperWords } from '../../texts/usePaperWords';
import { useRecordTexts } from '../../texts/useRecordTexts';
import type { ActivityValues } from './activityValues';
import { ItemField } from './ItemField';
import { WebsiteChoice } from './WebsiteChoice';

interface GeneralFieldsProps {
  form: ReturnType<typeof useForm<ActivityValues>>;
  /** Language that is written in now. */
  language: Lang;
  first?: ReactNode;
  more?: ReactNode;
}

/** What an activity is called and about, besides the items of the law. */
export const GeneralFields = ({ form: { field, values }, language, first, more }: GeneralFieldsProps) => {
  const t = useRecordTexts();
  const words = usePaperWords();
  return (
    <>
      {first}
      <ItemField {...field('name')} label={t('activity.name')} language={language} type="text" required />
      {values.role === 'controller' && (
        <Pair>
          <Select
            {...field('legal_basis')}
            label={t('activity.legal_basis')}
            options={[
              { value: '', label: t('item.empty') },
              ...LEGAL_BASES.map((value) => ({ value, label: words(`legal_bases.${value}`) })),
            ]}
          />
          <Select
            {...field('sensitive')}
            label={t('activity.sensitive')}
            hint={t('activity.sensitive_hint')}
            options={[
              { value: '', label: t('item.empty') },
              { value: 'yes', label: t('activity.yes') },
              { value: 'no', label: t('activity.no') },
            ]}
          />
        </Pair>
      )}
      <WebsiteChoice {...field('applications')} />
      <TextField
        {...field('review_every_months')}
        label={t('activity.review_every')}
        hint={t('activity.review_hint', { least: REVIEW_MONTHS.least, most: REVIEW_MONTHS.most })}
        type="number"
        inputMode="numeric"
        required
      />
      {more}
    </>
  );
};
