import { parseObject } from '../../platform/webStorage';
import type { Product } from '../Product';

/** JSON with a list inside, which is JSON in a text as a rule. */
export const cookiescript: Product = {
  name: 'cookiescript',
  key: 'CookieScriptConsent',
  types: { strict: 1, functionality: 2, performance: 3, targeting: 4 },
  read(text) {
    const { action, categories, consenttime } = parseObject(text)!;
    const given = (typeof categories === 'string' ? JSON.parse(categories) : categories) as string[];
    return action === 'reject' || action === 'accept'
      ? {
          choices: action === 'reject' ? [] : given.map((name) => [name, true]),
          listed: true,
          at: +`${consenttime}`,
        }
      : null;
  },
};
