import type { SdkCategory } from '@yinyom/contracts/sdk/config';
import type { ServedConfig } from '@yinyom/contracts/sdk/sdkScript';
import { choiceKey, endOf, type Choice } from '../choice/choice';
import { readChoice, storageName, writeChoice } from '../choice/choiceCookie';
import { mustAsk } from '../choice/mustAsk';
import { areGranted, isGranted, mayAct } from '../choice/permission';
import { now } from '../platform/now';
import { uuid } from '../platform/uuid';
import type { YinyomConsent } from '../api/yinyomApi';

/** The visitor's choice on this page: what is stored, whether it still counts, what it allows. */
export const createSession = (config: ServedConfig) => {
  const name = storageName(config.site_key);
  let choice = readChoice(name, config);
  let asking = mustAsk(config, choice, now());
  const valid = (): Choice | null => (asking ? null : choice);
  const save = (): void => writeChoice(name, choice!, config.cookie_domain);

  return {
    name,
    /** Keeps the choice as it is now in cookie and mirror. */
    save,
    /** The visitor has to be asked. */
    asking: () => asking,
    /** The stored choice, even when it no longer counts (earlier choices are shown when asking again). */
    earlier: () => choice,
    /** The choice that counts now. */
    valid,
    grants: (category: SdkCategory) => mayAct(config, valid(), category),
    may: (categoryId: string) => isGranted(config, valid(), categoryId),
    mayAll: (references: string) => areGranted(config, valid(), references),

    /** Stores a decision. Returns what was granted, by category id; necessary always, unclassified never. */
    decide(wanted: (category: SdkCategory) => boolean, categories: SdkCategory[]): Record<string, boolean> {
      const granted: Record<string, boolean> = {};
      const states: Choice['s'] = {};
      for (const category of categories) {
        const yes = category.type === 1 || (category.type > 1 && wanted(category));
        granted[category.id] = yes;
        if (category.type > 1) states[choiceKey(category)] = yes ? 1 : 0;
      }
      const client = choice?.c ?? uuid();
      choice = { v: 1, c: client, t: config.version, x: endOf(config), s: states };
      asking = false;
      save();
      return granted;
    },

    /** Takes over what another tab or page decided. */
    refresh(): void {
      choice = readChoice(name, config) ?? choice;
      asking = mustAsk(config, choice, now());
    },

    /** The present choice in the page's terms; null while undecided. */
    consent(): YinyomConsent | null {
      const current = valid();
      if (!current) return null;
      const categories: Record<string, boolean> = {};
      const types: Record<string, boolean> = {};
      for (const category of config.categories) {
        const may = mayAct(config, current, category);
        categories[category.id] = may;
        if (category.type < 5) types[category.type] = may;
      }
      return {
        consent_id: current.i ?? null,
        template_version: current.t,
        expires_at: new Date(current.x * 1000).toISOString(),
        categories,
        types,
      };
    },
  };
};

export type Session = ReturnType<typeof createSession>;
