import { KEEP_MONTHS } from '@yinyom/contracts/requests/requestSettings';
import type { useForm } from '@yinyom/mfe-kit';
import { Fold } from '@yinyom/ui/data/Fold';
import { Pair } from '@yinyom/ui/form/Pair';
import { TextField } from '@yinyom/ui/form/TextField';
import { FoldTitle } from '../../layout/FoldTitle';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { typedLines, type SettingsValues } from './settingsValues';

/** How long closed requests are kept, and the systems that get a task of each new request for erasure. */
export const KeepingFields = ({ form }: { form: ReturnType<typeof useForm<SettingsValues>> }) => {
  const t = useComplianceTexts();
  const { field, values } = form;
  const kept = t('settings.retention_short', {
    months: values.keep_months || '–',
    days: values.backup_days || '–',
  });
  const systems = typedLines(values.systems).join(', ') || t('settings.no_systems');
  return (
    <div>
      <Fold title={<FoldTitle name={t('settings.retention')} short={kept} />}>
        <Pair>
          <TextField
            {...field('keep_months')}
            label={t('settings.keep_months')}
            hint={t('settings.keep_hint', { least: KEEP_MONTHS.least, most: KEEP_MONTHS.most })}
            type="number"
            inputMode="numeric"
            required
          />
          <TextField
            {...field('backup_days')}
            label={t('settings.backup_days')}
            hint={t('settings.backup_hint')}
            type="number"
            inputMode="numeric"
            required
          />
        </Pair>
      </Fold>
      <Fold title={<FoldTitle name={t('settings.systems')} short={systems} />}>
        <TextField
          {...field('systems')}
          type="textarea"
          rows={4}
          label={t('settings.systems')}
          hint={t('settings.systems_hint')}
        />
      </Fold>
    </div>
  );
};
