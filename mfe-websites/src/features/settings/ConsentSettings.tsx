import type { useForm } from '@yinyom/mfe-kit';
import { useTexts } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import type { SettingsValues } from './settingsValues';

/** How long a consent is valid, whom it is for, and what is kept with it. */
export const ConsentSettings = ({ form }: { form: ReturnType<typeof useForm<SettingsValues>> }) => {
  const t = useTexts('websites');
  const { values, field, change } = form;
  return (
    <Card>
      <Stack $gap={4}>
        <h2>{t('settings.consent')}</h2>
        <TextField
          label={t('settings.expiry')}
          hint={t('settings.expiryHint')}
          type="number"
          inputMode="numeric"
          {...form.range('consent_expiry_days')}
          value={Number.isNaN(values.consent_expiry_days) ? '' : String(values.consent_expiry_days)}
          error={form.problems.consent_expiry_days}
          onChange={(days) => change({ consent_expiry_days: days === '' ? Number.NaN : Number(days) })}
        />
        <Select
          {...field('audience')}
          label={t('settings.audience')}
          hint={t('settings.audienceHint')}
          options={[
            { value: 'general', label: t('settings.audienceGeneral') },
            { value: 'minors', label: t('settings.audienceMinors') },
          ]}
        />
        <Select
          {...field('unclassified_policy')}
          label={t('settings.unclassified')}
          options={[
            { value: 'block', label: t('settings.unclassifiedBlock') },
            { value: 'treat_as_marketing', label: t('settings.unclassifiedMarketing') },
          ]}
        />
        <Checkbox
          label={t('settings.storeIp')}
          checked={values.store_ip === 'truncated'}
          onChange={(kept) => change({ store_ip: kept ? 'truncated' : 'none' })}
        />
        <Checkbox
          label={t('settings.storeUa')}
          checked={values.store_ua === 'family'}
          onChange={(kept) => change({ store_ua: kept ? 'family' : 'none' })}
        />
        <Checkbox
          label={t('settings.gpc')}
          checked={values.respect_gpc}
          onChange={(respect_gpc) => change({ respect_gpc })}
        />
        <Checkbox
          label={t('settings.discovery')}
          checked={values.discovery}
          onChange={(discovery) => change({ discovery })}
        />
      </Stack>
    </Card>
  );
};
