import { z } from 'zod';
import { earlierSecrets, secret } from './kinds';

/** Secrets, those that were valid before, and how passwords are hashed. */
export const secrets = {
  JWT_SECRET: {
    rule: secret,
    about: 'Signs access tokens. Unset outside production: generated once in DATA_DIR.',
  },
  JWT_SECRET_PREVIOUS: {
    rule: earlierSecrets,
    about:
      'Other values of JWT_SECRET whose tokens are taken, while it is changed (docs/keys.md), separated by commas.',
  },
  INTERNAL_SECRET: {
    rule: secret,
    about:
      'Signs what the gateway and the services say to each other. Unset outside production: generated once in DATA_DIR.',
  },
  INTERNAL_SECRET_PREVIOUS: {
    rule: earlierSecrets,
    about: 'Other values of INTERNAL_SECRET that are taken, while it is changed, separated by commas.',
  },
  INGEST_SECRET: {
    rule: secret,
    about:
      'Signs configuration tokens, consent receipts and proofs of websites. Unset outside production: generated once in DATA_DIR.',
  },
  INGEST_SECRET_PREVIOUS: {
    rule: earlierSecrets,
    about:
      'Earlier values of INGEST_SECRET, separated by commas. Keep each as long as the evidence: with the receipts it signed, visitors see and erase their records.',
  },
  DATA_SECRET: {
    rule: secret,
    about:
      'Encrypts what is stored and must be readable again: two-factor secrets, secrets of webhooks and of websites’ servers, the signing key of the ledger. Keep it as long as the data. Unset outside production: generated once in DATA_DIR.',
  },
  DATA_SECRET_PREVIOUS: {
    rule: earlierSecrets,
    about:
      'Earlier values of DATA_SECRET, separated by commas. What is encrypted with them is encrypted anew at the next start.',
  },
  BACKUP_KEY: {
    rule: secret,
    about:
      'Encrypts backups (docs/operate/back-up.md). Only the commands for backups read it; keep it somewhere else than the backups.',
  },
  PASSWORD_HASH_MIB: {
    rule: z.coerce.number().int().min(19).max(1_024).default(64),
    about:
      'Memory of one password hash (Argon2id) in MiB; 19 is the least that OWASP accepts. A changed value takes hold of a password at its next login.',
  },
  PASSWORD_HASH_PASSES: {
    rule: z.coerce.number().int().min(2).max(10).default(3),
    about: 'Passes of one password hash over its memory.',
  },
} as const;
