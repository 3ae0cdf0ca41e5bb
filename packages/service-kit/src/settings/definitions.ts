import type { z } from 'zod';
import { databases } from './definitions/databases';
import { files } from './definitions/files';
import { limits } from './definitions/limits';
import { operator } from './definitions/operator';
import { processes } from './definitions/processes';
import { secrets } from './definitions/secrets';
import { services } from './definitions/services';
import { signIn } from './definitions/signIn';

/**
 * Every setting of every process: environment variable, rule, meaning. The whole product reads its settings
 * here and nowhere else, and `docs/settings.md` is generated from this table.
 */
export const definitions = {
  ...processes,
  ...databases,
  ...secrets,
  ...services,
  ...files,
  ...operator,
  ...signIn,
  ...limits,
} as const;

export type SettingName = keyof typeof definitions;
export type Settings = { [K in SettingName]: z.output<(typeof definitions)[K]['rule']> };
