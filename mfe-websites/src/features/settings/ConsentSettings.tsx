import type { useForm } from '@yinyom/mfe-kit';
import { useTexts } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { Fragment, type ReactNode } from 'react';
import type { SettingsValues } from './settingsValues';

type Form = ReturnType<typeof useForm<SettingsValues>>;
type Control = (form: Form, t: ReturnType<typeof useTexts>) => ReactNode;

/** Settings of the form's other card, and the one that has a button of its own. */
type Elsewhere = 'name' | 'domain_name' | 'default_language' | 'languages' | 'shared_domains' | 'enabled';

/** A control for every other setting, in the order they are shown: a setting without one is a type error. */
const CONTROLS: Record<Exclude<keyof SettingsValues, Elsewhere>, Control> = {
  consent_expiry_days: ({ values, problems, range, change }, t) => (
    <TextField
      label={t('settings.expiry')}
      hint={t('settings.expiryHint')}
      type="number"
      inputMode="numeric"
      {...range('consent_expiry_days')}
      value={Number.isNaN(values.consent_expiry_days) ? '' : String(values.consent_expiry_days)}
      error={problems.consent_expiry_days}
      onChange={(days) => change({ consent_expiry_days: days === '' ? Number.NaN : Number(days) })}
    />
  ),
  audience: ({ field }, t) => (
    <Select
      {...field('audience')}
      label={t('settings.audience')}
      hint={t('settings.audienceHint')}
      options={[
        { value: 'general', label: t('settings.audienceGeneral') },
        { value: 'minors', label: t('settings.audienceMinors') },
      ]}
    />
  ),
  unclassified_policy: ({ field }, t) => (
    <Select
      {...field('unclassified_policy')}
      label={t('settings.unclassified')}
      options={[
        { value: 'block', label: t('settings.unclassifiedBlock') },
        { value: 'treat_as_marketing', label: t('settings.unclassifiedMarketing') },
      ]}
    />
  ),
  store_ip: ({ values, change }, t) => (
    <Checkbox
      label={t('settings.storeIp')}
      checked={values.store_ip === 'truncated'}
      onChange={(kept) => change({ store_ip: kept ? 'truncated' : 'none' })}
    />
  ),
  store_ua: ({ values, change }, t) => (
    <Checkbox
      label={t('settings.storeUa')}
      checked={values.store_ua === 'family'}
      onChange={(kept) => change({ store_ua: kept ? 'family' : 'none' })}
    />
  ),
  respect_gpc: ({ values, change }, t) => (
    <Checkbox
      label={t('settings.gpc')}
      checked={values.respect_gpc}
      onChange={(respect_gpc) => change({ respect_gpc })}
    />
  ),
  discovery: ({ values, change }, t) => (
    <Checkbox
      label={t('settings.discovery')}
      checked={values.discovery}
      onChange={(discovery) => change({ discovery })}
    />
  ),
};

/** How long a consent is valid, whom it is for, and what is kept with it. */
export const ConsentSettings = ({ form }: { form: Form }) => {
  const t = useTexts('websites');
  return (
    <Card>
      <Stack $gap={4}>
        <h2>{t('settings.consent')}</h2>
        {Object.entries(CONTROLS).map(([name, control]) => (
          <Fragment key={name}>{control(form, t)}</Fragment>
        ))}
      </Stack>
    </Card>
  );
};
