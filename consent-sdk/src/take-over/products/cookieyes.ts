import type { Product } from '../Product';

/** It notes no time. `action:yes` says that somebody pressed a button. */
export const cookieyes: Product = {
  name: 'cookieyes',
  key: 'cookieyes-consent',
  types: { necessary: 1, functional: 2, analytics: 3, performance: 3, advertisement: 4 },
  read: (text) =>
    /\baction:yes/.test(text)
      ? {
          choices: [...text.matchAll(/\b(\w+):(yes|no)/g)]
            .filter(([, name]) => !/^(action|consent)$/.test(name!))
            .map(([, name, state]) => [name!, state === 'yes']),
          at: null,
        }
      : null,
};
