import type { Application } from '@yinyom/contracts/websites/application';
import {
  DEFAULT_SETTINGS,
  SETTING_NAMES,
  type ApplicationSettings,
} from '@yinyom/contracts/websites/applicationSettings';
import type { SettingsPart } from '@yinyom/contracts/websites/settingsParts';
import { PART_OF } from './settingsParts';

/** Everything that an owner can set on a website. */
export type SettingsValues = ApplicationSettings;

/** The settings as they are saved; what a Viewer is not shown has its default. */
export const settingsOf = (application: Application): SettingsValues => {
  const known = SETTING_NAMES.filter((name) => application[name] !== undefined);
  const values = Object.fromEntries(known.map((name) => [name, application[name]])) as SettingsValues;
  return { ...DEFAULT_SETTINGS, ...values };
};

/** The values of one part. */
export const valuesOf = (part: SettingsPart, values: SettingsValues): Partial<SettingsValues> =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => PART_OF[name as keyof SettingsValues] === part),
  );

/** Only what differs in the part is sent: two people who change different settings do not undo each other. */
export const changedSettings = (
  part: SettingsPart,
  before: SettingsValues,
  after: SettingsValues,
): Partial<SettingsValues> =>
  Object.fromEntries(
    Object.entries(valuesOf(part, after)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof SettingsValues]),
    ),
  );
