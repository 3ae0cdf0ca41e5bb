import { RIGHT_RULES, SUBJECT_RIGHTS } from '@yinyom/contracts/requests/rights';
import { IDENTITY_LEVELS } from '@yinyom/contracts/requests/subjectRequest';
import type { useForm } from '@yinyom/mfe-kit';
import { Fold } from '@yinyom/ui/data/Fold';
import { Pair } from '@yinyom/ui/form/Pair';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { FoldTitle } from '../../layout/FoldTitle';
import { Quiet } from '../../layout/Quiet';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { useDaysText } from '../../words/useDaysText';
import type { SettingsValues } from './settingsValues';

/** Days until the answer and how sure it must be who asks, by right, with the cap and where it comes from. */
export const LimitRows = ({ form }: { form: ReturnType<typeof useForm<SettingsValues>> }) => {
  const t = useComplianceTexts();
  const daysText = useDaysText();
  return (
    <div>
      {SUBJECT_RIGHTS.map((right) => {
        const { cap_days, default_days, sections, source } = RIGHT_RULES[right];
        const days = form.values[`days_${right}`].trim() || String(default_days);
        const level = t(`settings.level_${form.values[`level_${right}`]}`);
        const name = `${t(`rights.${right}`)} ${t('sections', { numbers: sections.join(', ') })}`;
        const short = `${daysText(days)} \u00b7 ${level}`;
        return (
          <Fold key={right} title={<FoldTitle name={name} short={short} />}>
            <Quiet>{t(`settings.source_${source}`)}</Quiet>
            <Pair>
              <TextField
                {...form.field(`days_${right}`)}
                label={t('settings.days', { right: t(`rights.${right}`) })}
                hint={t('settings.days_hint', { most: cap_days, usual: default_days })}
                placeholder={String(default_days)}
                type="number"
                inputMode="numeric"
                {...form.range(`days_${right}`)}
              />
              <Select
                {...form.field(`level_${right}`)}
                label={t('settings.level', { right: t(`rights.${right}`) })}
                options={IDENTITY_LEVELS.map((value) => ({ value, label: t(`settings.level_${value}`) }))}
              />
            </Pair>
          </Fold>
        );
      })}
    </div>
  );
};
