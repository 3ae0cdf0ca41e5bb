import type { Application } from '@yinyom/contracts/websites/application';
import type { updateApplication } from '@yinyom/contracts/websites/application';
import type { BodyInputOf } from '@yinyom/contracts/endpoint';

/** Everything of a website that its form can change. */
export type SettingsValues = Required<Omit<BodyInputOf<typeof updateApplication>, 'enabled'>>;

/** Bounds of the consent period in days (decision D-47). */
export const EXPIRY_BOUNDS = [30, 365] as const;

export const settingsOf = (application: Application): SettingsValues => ({
  name: application.name ?? '',
  domain_name: application.domain_name,
  default_language: application.default_language,
  languages: application.languages,
  consent_expiry_days: application.consent_expiry_days ?? EXPIRY_BOUNDS[1],
  audience: application.audience ?? 'general',
  unclassified_policy: application.unclassified_policy ?? 'block',
  store_ip: application.store_ip ?? 'truncated',
  store_ua: application.store_ua ?? 'family',
  respect_gpc: application.respect_gpc ?? true,
  discovery: application.discovery ?? false,
  shared_domains: application.shared_domains ?? [],
});

/** Only what differs is sent: two people changing different settings do not undo each other. */
export const changedSettings = (before: SettingsValues, after: SettingsValues): Partial<SettingsValues> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof SettingsValues]),
    ),
  );
