import { useTexts } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import type { SettingsValues } from './settingsValues';

interface ConsentSettingsProps {
  values: SettingsValues;
  problems: Record<string, string>;
  onChange: (change: Partial<SettingsValues>) => void;
}

/** How long a consent is valid, whom it is for, and what is kept with it. */
export const ConsentSettings = ({ values, problems, onChange }: ConsentSettingsProps) => {
  const t = useTexts('websites');
  return (
    <Card>
      <Stack $gap={4}>
        <h2>{t('settings.consent')}</h2>
        <TextField
          label={t('settings.expiry')}
          hint={t('settings.expiryHint')}
          type="number"
          inputMode="numeric"
          min={30}
          max={365}
          value={Number.isNaN(values.consent_expiry_days) ? '' : String(values.consent_expiry_days)}
          error={problems['consent_expiry_days']}
          onChange={(days) => onChange({ consent_expiry_days: days === '' ? Number.NaN : Number(days) })}
        />
        <Select
          label={t('settings.audience')}
          hint={t('settings.audienceHint')}
          value={values.audience}
          options={[
            { value: 'general', label: t('settings.audienceGeneral') },
            { value: 'minors', label: t('settings.audienceMinors') },
          ]}
          onChange={(audience) => onChange({ audience })}
        />
        <Select
          label={t('settings.unclassified')}
          value={values.unclassified_policy}
          options={[
            { value: 'block', label: t('settings.unclassifiedBlock') },
            { value: 'treat_as_marketing', label: t('settings.unclassifiedMarketing') },
          ]}
          onChange={(unclassified_policy) => onChange({ unclassified_policy })}
        />
        <Checkbox
          label={t('settings.storeIp')}
          checked={values.store_ip === 'truncated'}
          onChange={(kept) => onChange({ store_ip: kept ? 'truncated' : 'none' })}
        />
        <Checkbox
          label={t('settings.storeUa')}
          checked={values.store_ua === 'family'}
          onChange={(kept) => onChange({ store_ua: kept ? 'family' : 'none' })}
        />
        <Checkbox
          label={t('settings.gpc')}
          checked={values.respect_gpc}
          onChange={(respect_gpc) => onChange({ respect_gpc })}
        />
        <Checkbox
          label={t('settings.discovery')}
          checked={values.discovery}
          onChange={(discovery) => onChange({ discovery })}
        />
      </Stack>
    </Card>
  );
};
