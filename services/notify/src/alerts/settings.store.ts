import type { Connection } from 'mongoose';
import { Schema } from 'mongoose';
import {
  ALERT_RULES,
  ORGANIZATION_RULES,
  WEBSITE_RULES,
  type AlertRule,
} from '@yinyom/contracts/notify/alertRules';
import type { QuietHours } from '@yinyom/contracts/notify/alertSettings';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { etagOf } from '@yinyom/service-kit/http/ifMatch';
import { revisionIs, unlessNewer } from '@yinyom/service-kit/database/revisionIs';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';

/** What people switched for a website or for an organization (collection `alert_settings`). */
interface AlertSettings {
  /** Id of the website or of the organization. */
  _id: string;
  /** Only what was switched. */
  rules: Partial<Record<AlertRule, boolean>>;
  quiet_hours: QuietHours;
  /** Counts changes of the quiet hours. */
  revision?: number;
}

const schema = schemaOf<AlertSettings>()(
  {
    _id: { type: String, required: true },
    rules: { type: Schema.Types.Mixed, default: {} },
    quiet_hours: { type: Schema.Types.Mixed, default: null },
    revision: Number,
  },
  { minimize: false },
);

/** Whether a rule is on where these were switched. */
const isOn = (rules: AlertSettings['rules'] | undefined, rule: AlertRule): boolean =>
  rules?.[rule] ?? ALERT_RULES[rule].on;

export const createSettingsStore = (database: Connection) => {
  const settings = modelOf(database, 'alert_settings', schema);
  const find = (id: string): Promise<AlertSettings | null> => settings.findOne({ _id: id }).lean();
  const switches = async <R extends AlertRule>(id: string, rules: readonly R[]) => {
    const found = await find(id);
    return rules.map((rule) => ({
      rule,
      severity: ALERT_RULES[rule].severity,
      enabled: isOn(found?.rules, rule),
      by_default: ALERT_RULES[rule].on,
    }));
  };
  return {
    /** Rules of a website, or of an organization as a whole, that are on. */
    rulesOn: async (id: string, kind: 'website' | 'organization'): Promise<AlertRule[]> => {
      const found = await find(id);
      const all: readonly AlertRule[] = kind === 'website' ? WEBSITE_RULES : ORGANIZATION_RULES;
      return all.filter((rule) => isOn(found?.rules, rule));
    },
    ofWebsite: (id: string) => switches(id, WEBSITE_RULES),
    ofOrganization: async (id: string) => {
      const found = await find(id);
      return {
        quiet_hours: found?.quiet_hours ?? null,
        rules: await switches(id, ORGANIZATION_RULES),
        etag: etagOf(found ?? {}),
      };
    },
    quietHours: async (organizationId: string): Promise<QuietHours> =>
      (await find(organizationId))?.quiet_hours ?? null,

    /** @throws AppError 412 where the quiet hours have another revision than the one that was seen */
    change: async (
      id: string,
      rules: readonly { rule: AlertRule; enabled: boolean }[],
      quiet?: QuietHours,
      seen?: number,
    ): Promise<void> => {
      const changes = {
        ...Object.fromEntries(rules.map(({ rule, enabled }) => [`rules.${rule}`, enabled])),
        ...(quiet !== undefined && { quiet_hours: quiet }),
      };
      if (Object.keys(changes).length === 0) return;
      await unlessNewer(() =>
        settings.updateOne(
          { _id: id, ...revisionIs(seen) },
          { $set: changes, ...(quiet !== undefined && { $inc: { revision: 1 } }) },
          { upsert: true },
        ),
      );
    },

    remove: async (id: string): Promise<void> => {
      await settings.deleteOne({ _id: id });
    },
  };
};
export type SettingsStore = ReturnType<typeof createSettingsStore>;
