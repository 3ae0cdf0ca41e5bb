import { z } from 'zod';
import { optional } from './kinds';
import { serviceDatabases } from './ofServices';

/** Where data lies. */
export const databases = {
  DATA_DIR: {
    rule: z.string().min(1).default('.data'),
    about: 'Folder of the embedded database, releases and generated secrets.',
  },
  BACKUP_CHECK_DIR: {
    rule: optional,
    about:
      "Folder in which a backup is restored for a try; needs as much room as the data. Unset: the system's temporary folder.",
  },
  ERASURES_FILE: {
    rule: optional,
    about:
      'List of the erasures that visitors asked for; a restore makes them again. Keep it where the databases are not. Default DATA_DIR/erasures.jsonl.',
  },
  MONGODB_URI: {
    rule: optional,
    about: 'MongoDB to use. Unset: the embedded database in DATA_DIR is started.',
  },
  ...serviceDatabases,
  MONGODB_DATABASE: {
    rule: z
      .string()
      .regex(/^[a-z][a-z0-9_]{0,30}$/, 'lower-case letters, digits and underscore')
      .default('yinyom'),
    about: 'Prefix of the database names; each service has its own database.',
  },
} as const;
