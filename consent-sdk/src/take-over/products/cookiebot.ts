import type { Product } from '../Product';

/** Many of its cookies were written without anybody choosing: `implied`, or with the stamp -1. */
export const cookiebot: Product = {
  name: 'cookiebot',
  key: 'CookieConsent',
  types: { necessary: 1, preferences: 2, statistics: 3, marketing: 4 },
  read: (text) =>
    /^{(?!.*stamp:'-1').*method:'explicit'.*}$/.test(text)
      ? {
          choices: [...text.matchAll(/\b(\w+):(true|false)/g)].map(([, name, state]) => [
            name!,
            state === 'true',
          ]),
          at: +/utc:(\d+)/.exec(text)![1]! / 1000,
        }
      : null,
};
