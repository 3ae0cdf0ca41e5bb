import type { useForm } from '@yinyom/mfe-kit';
import { useTexts } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { Fragment, type ReactNode } from 'react';
import type { SettingsValues } from './settingsValues';
import { SignalReceivers } from './SignalReceivers';
import { TakeOverSettings } from './TakeOverSettings';

type Form = ReturnType<typeof useForm<SettingsValues>>;
type Draw = (form: Form, t: ReturnType<typeof useTexts>) => ReactNode;

/** The cards that the settings stand in, in their order; each has a heading in the texts. */
const GROUPS = ['consent', 'blocking', 'signals', 'kept', 'declaration', 'moving'] as const;
interface Control {
  group: (typeof GROUPS)[number];
  draw: Draw;
}

/** Settings of the form's other card, and the one that has a button of its own. */
type Elsewhere = 'name' | 'domain_name' | 'default_language' | 'languages' | 'shared_domains' | 'enabled';

/** A control for every other setting, in the order they are shown: a setting without one is a type error. */
const CONTROLS: Record<Exclude<keyof SettingsValues, Elsewhere>, Control> = {
  consent_expiry_days: {
    group: 'consent',
    draw: ({ values, problems, range, change }, t) => (
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
  },
  audience: {
    group: 'consent',
    draw: ({ field }, t) => (
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
  },
  network_decisions: {
    group: 'kept',
    draw: ({ values, problems, range, change }, t) => (
      <TextField
        label={t('settings.networkDecisions')}
        hint={t('settings.networkDecisionsHint')}
        type="number"
        inputMode="numeric"
        {...range('network_decisions')}
        value={Number.isNaN(values.network_decisions) ? '' : String(values.network_decisions)}
        error={problems.network_decisions}
        onChange={(most) => change({ network_decisions: most === '' ? Number.NaN : Number(most) })}
      />
    ),
  },
  unclassified_policy: {
    group: 'blocking',
    draw: ({ field }, t) => (
      <Select
        {...field('unclassified_policy')}
        label={t('settings.unclassified')}
        options={[
          { value: 'block', label: t('settings.unclassifiedBlock') },
          { value: 'treat_as_marketing', label: t('settings.unclassifiedMarketing') },
        ]}
      />
    ),
  },
  store_ip: {
    group: 'kept',
    draw: ({ values, change }, t) => (
      <Checkbox
        label={t('settings.storeIp')}
        checked={values.store_ip === 'truncated'}
        onChange={(kept) => change({ store_ip: kept ? 'truncated' : 'none' })}
      />
    ),
  },
  store_ua: {
    group: 'kept',
    draw: ({ values, change }, t) => (
      <Checkbox
        label={t('settings.storeUa')}
        checked={values.store_ua === 'family'}
        onChange={(kept) => change({ store_ua: kept ? 'family' : 'none' })}
      />
    ),
  },
  respect_gpc: {
    group: 'consent',
    draw: ({ values, change }, t) => (
      <Checkbox
        label={t('settings.gpc')}
        checked={values.respect_gpc}
        onChange={(respect_gpc) => change({ respect_gpc })}
      />
    ),
  },
  discovery: {
    group: 'blocking',
    draw: ({ values, change }, t) => (
      <Checkbox
        label={t('settings.discovery')}
        checked={values.discovery}
        onChange={(discovery) => change({ discovery })}
      />
    ),
  },
  consent_signals: {
    group: 'signals',
    draw: ({ values, change }) => (
      <SignalReceivers
        value={values.consent_signals}
        onChange={(consent_signals) => change({ consent_signals })}
      />
    ),
  },
  data_layer: {
    group: 'signals',
    draw: ({ field }, t) => (
      <TextField
        {...field('data_layer')}
        label={t('settings.dataLayer')}
        hint={t('settings.dataLayerHint')}
        placeholder="dataLayer"
        spellCheck={false}
      />
    ),
  },
  data_location: {
    group: 'kept',
    draw: ({ field }, t) => (
      <TextField
        {...field('data_location')}
        label={t('settings.dataLocation')}
        hint={t('settings.dataLocationHint')}
      />
    ),
  },
  declaration_days: {
    group: 'declaration',
    draw: ({ values, problems, range, change }, t) => (
      <TextField
        label={t('settings.declarationDays')}
        hint={t('settings.declarationDaysHint')}
        type="number"
        inputMode="numeric"
        {...range('declaration_days')}
        value={Number.isNaN(values.declaration_days) ? '' : String(values.declaration_days)}
        error={problems.declaration_days}
        onChange={(days) => change({ declaration_days: days === '' ? Number.NaN : Number(days) })}
      />
    ),
  },
  take_over: {
    group: 'moving',
    draw: ({ values, change }) => (
      <TakeOverSettings value={values.take_over} onChange={(take_over) => change({ take_over })} />
    ),
  },
};

/** How long a consent is valid and whom it is for, what is held back, and what is kept with a decision. */
export const ConsentSettings = ({ form }: { form: Form }) => {
  const t = useTexts('websites');
  return GROUPS.map((group) => (
    <Card key={group}>
      <Stack $gap={4}>
        <h2>{t(`settings.${group}`)}</h2>
        {Object.entries(CONTROLS)
          .filter(([, control]) => control.group === group)
          .map(([name, { draw }]) => (
            <Fragment key={name}>{draw(form, t)}</Fragment>
          ))}
      </Stack>
    </Card>
  ));
};
