import type { Application } from '@yinyom/contracts/websites/application';
import {
  DEFAULT_SETTINGS,
  SETTING_NAMES,
  type ApplicationSettings,
} from '@yinyom/contracts/websites/applicationSettings';

/** Everything that an owner can set on a website. */
export type SettingsValues = ApplicationSettings;

/** The settings as they stand; what a Viewer is not told is shown as it is by default. */
export const settingsOf = (application: Application): SettingsValues => {
  const told = SETTING_NAMES.filter((name) => application[name] !== undefined);
  const values = Object.fromEntries(told.map((name) => [name, application[name]])) as SettingsValues;
  return { ...DEFAULT_SETTINGS, ...values };
};

/** Only what differs is sent: two people changing different settings do not undo each other. */
export const changedSettings = (before: SettingsValues, after: SettingsValues): Partial<SettingsValues> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof SettingsValues]),
    ),
  );
