import { parseObject } from '../../platform/webStorage';
import type { Product } from '../Product';

/** Its owners name the categories; these are the usual names. It writes nothing until somebody has chosen. */
export const vanillaCookieconsent: Product = {
  name: 'vanilla-cookieconsent',
  key: 'cc_cookie',
  types: {
    necessary: 1,
    functionality: 2,
    functional: 2,
    preferences: 2,
    analytics: 3,
    statistics: 3,
    performance: 3,
    marketing: 4,
    advertising: 4,
    advertisement: 4,
    ads: 4,
    targeting: 4,
  },
  read(text) {
    const { categories, lastConsentTimestamp, consentTimestamp } = parseObject(text)!;
    return {
      choices: (categories as string[]).map((name) => [name, true]),
      listed: true,
      at: Date.parse(`${lastConsentTimestamp ?? consentTimestamp}`) / 1000,
    };
  },
};
