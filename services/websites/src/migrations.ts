import { dropKeptSecrets } from '@yinyom/service-kit/migrations/dropKeptSecrets';
import type { Migration } from '@yinyom/service-kit/migrations/Migration';

/** Every change of this service's stored data there ever was, in its order. */
export const migrations: readonly Migration[] = [
  {
    number: 1,
    name: 'no secrets of websites in kept answers',
    up: (database) => dropKeptSecrets(database, ['site_secret']),
  },
];
