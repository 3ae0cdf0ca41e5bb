import { SETTINGS_PARTS, type SettingsPart } from '@yinyom/contracts/websites/settingsParts';
import type { SettingsValues } from './settingsValues';

/** A setting without a part is a type error; the one that is null has a button of its own. */
export const PART_OF: Record<keyof SettingsValues, SettingsPart | null> = {
  domain_name: 'website',
  name: 'website',
  default_language: 'website',
  languages: 'website',
  shared_domains: 'website',
  enabled: null,
  consent_expiry_days: 'consent',
  audience: 'consent',
  respect_gpc: 'consent',
  unclassified_policy: 'blocking',
  discovery: 'blocking',
  consent_signals: 'signals',
  data_layer: 'signals',
  network_decisions: 'evidence',
  store_ip: 'evidence',
  store_ua: 'evidence',
  data_location: 'evidence',
  declaration_days: 'evidence',
  take_over: 'moving',
};

/** Parts that are saved, each by itself. */
export const FORM_PARTS = SETTINGS_PARTS.filter((part) => Object.values(PART_OF).includes(part));

/** The part that an anchor names. */
export const partOfAnchor = (hash: string): SettingsPart | null =>
  SETTINGS_PARTS.find((part) => `#${part}` === hash) ?? null;
