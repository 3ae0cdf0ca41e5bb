import { LANGUAGE_NAMES, LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import type { ShownItem } from '@yinyom/contracts/papers/activity';
import { itemsOf, LEGAL_BASES, REVIEW_MONTHS } from '@yinyom/contracts/papers/paperItems';
import { useLang, type useForm } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { useState, type ReactNode } from 'react';
import { Pair } from '../../layout/Pair';
import { usePaperWords } from '../../texts/usePaperWords';
import { useRecordTexts } from '../../texts/useRecordTexts';
import type { ActivityValues } from './activityValues';
import { ItemField } from './ItemField';
import { ItemFrame } from './ItemFrame';
import { TransferRows } from './TransferRows';
import { WebsiteChoice } from './WebsiteChoice';

interface ActivityFieldsProps {
  form: ReturnType<typeof useForm<ActivityValues>>;
  /** What is saved of each item; none of a new activity. */
  items?: readonly ShownItem[];
  /** What only a new activity asks, or only a saved one. */
  more: ReactNode;
}

/** Everything that people state about an activity, in the order of the law. */
export const ActivityFields = ({ form, items = [], more }: ActivityFieldsProps) => {
  const t = useRecordTexts();
  const words = usePaperWords();
  const [language, setLanguage] = useState<Lang>(useLang());
  const { field, values } = form;
  const { role } = values;
  return (
    <>
      <Card aria-labelledby="general">
        <Stack>
          <h2 id="general">{t('activity.general')}</h2>
          <Select
            label={t('activity.language')}
            hint={t('activity.language_hint')}
            value={language}
            options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            onChange={setLanguage}
          />
          <ItemField {...field('name')} label={t('activity.name')} language={language} type="text" required />
          {role === 'controller' && (
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
        </Stack>
      </Card>
      <Card aria-labelledby="items">
        <Stack $gap={5}>
          <h2 id="items">{t('activity.items')}</h2>
          {itemsOf(role).map((item) => (
            <ItemFrame key={item} role={role} item={item} shown={items.find((shown) => shown.item === item)}>
              {item === 'refusals' ? (
                <p>{t('item.refusals')}</p>
              ) : (
                <ItemField
                  {...field(`written_${item}`)}
                  label={t('item.write', { language: LANGUAGE_NAMES[language] })}
                  language={language}
                />
              )}
            </ItemFrame>
          ))}
        </Stack>
      </Card>
      <Card>
        <TransferRows {...field('cross_border')} />
      </Card>
    </>
  );
};
