import type { Migration } from '@yinyom/service-kit/migrations/Migration';
import { dropKeptSecrets } from '@yinyom/service-kit/migrations/dropKeptSecrets';
import { createAuditStore } from './audit/audit.store';
import { migrateMailboxes } from './mailbox/migrateMailboxes';
import { createUserStore } from './users/user.store';

/** Every change of this service's stored data there ever was, in its order. */
export const migrations: readonly Migration[] = [
  {
    number: 1,
    name: 'whether mailboxes were proven',
    up: (database) => migrateMailboxes(createUserStore(database), createAuditStore(database)),
  },
  {
    number: 2,
    name: 'no API keys in kept answers',
    up: (database) => dropKeptSecrets(database, ['key']),
  },
];
