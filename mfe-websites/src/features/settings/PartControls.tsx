import { useTexts } from '@yinyom/mfe-kit';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { Fragment, type ReactNode } from 'react';
import type { SettingsPart } from '@yinyom/contracts/websites/settingsParts';
import type { FieldsOf } from '../../common/controlledFields';
import { PART_OF } from './settingsParts';
import type { SettingsValues } from './settingsValues';
import { SignalReceivers } from './SignalReceivers';
import { TakeOverSettings } from './TakeOverSettings';

export type SettingsFormState = FieldsOf<SettingsValues>;
type Draw = (form: SettingsFormState, t: ReturnType<typeof useTexts>) => ReactNode;

/** Settings of the first part, which has a form of its own, and the one that has a button of its own. */
type Elsewhere = 'name' | 'domain_name' | 'default_language' | 'languages' | 'shared_domains' | 'enabled';

/** A control for every other setting, in the order they are shown: a setting without one is a type error. */
const CONTROLS: Record<Exclude<keyof SettingsValues, Elsewhere>, Draw> = {
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
  network_decisions: ({ values, problems, range, change }, t) => (
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
  consent_signals: ({ values, change }) => (
    <SignalReceivers
      value={values.consent_signals}
      onChange={(consent_signals) => change({ consent_signals })}
    />
  ),
  data_layer: ({ field }, t) => (
    <TextField
      {...field('data_layer')}
      label={t('settings.dataLayer')}
      hint={t('settings.dataLayerHint')}
      placeholder="dataLayer"
      spellCheck={false}
    />
  ),
  data_location: ({ field }, t) => (
    <TextField
      {...field('data_location')}
      label={t('settings.dataLocation')}
      hint={t('settings.dataLocationHint')}
    />
  ),
  declaration_days: ({ values, problems, range, change }, t) => (
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
  take_over: ({ values, change }) => (
    <TakeOverSettings value={values.take_over} onChange={(take_over) => change({ take_over })} />
  ),
};

/** A setting that has a control here. */
export type ControlledSetting = keyof typeof CONTROLS;

interface PartControlsProps {
  part: SettingsPart;
  form: SettingsFormState;
  /** What is drawn in the place of a control, given it; by default the control alone. */
  around?: (name: ControlledSetting, control: ReactNode) => ReactNode;
}

/** The controls of a part, in their order. */
export const PartControls = ({ part, form, around = (_name, control) => control }: PartControlsProps) => {
  const t = useTexts('websites');
  return (Object.entries(CONTROLS) as [ControlledSetting, Draw][])
    .filter(([name]) => PART_OF[name] === part)
    .map(([name, draw]) => <Fragment key={name}>{around(name, draw(form, t))}</Fragment>);
};
