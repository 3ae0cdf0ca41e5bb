import { z } from 'zod';
import { optional, origins } from './kinds';

/** Built files and releases of the browser apps. */
export const files = {
  SHELL_DIR: { rule: z.string().min(1).default('shell/dist'), about: 'Built files of the shell.' },
  SDK_DIR: {
    rule: z.string().min(1).default('consent-sdk/dist'),
    about: 'Built files of the consent script.',
  },
  RELEASE_STORE: {
    rule: z.enum(['folder', 'database']).default('folder'),
    about:
      'Where releases are kept: `folder`, on one machine, or `database`, which any number of gateways read alike.',
  },
  RELEASES_DIR: {
    rule: optional,
    about: 'Folder of the released builds, where RELEASE_STORE is `folder`. Default DATA_DIR/releases.',
  },
  RELEASE_KEY_FILE: {
    rule: optional,
    about:
      'Private key that releases and their list are signed with. Default release-key.pem beside RELEASES_DIR, made by the first deploy. A gateway that has it takes releases of teams.',
  },
  RELEASE_PUBLIC_KEY: {
    rule: z
      .string()
      .regex(/^[A-Za-z0-9+/]{100,}=*$/, 'must be a public key as npm run deploy prints it')
      .optional(),
    about:
      'Key that consoles check releases with, where the gateway has no RELEASE_KEY_FILE; npm run deploy prints it.',
  },
  REMOTE_ORIGINS: {
    rule: origins,
    about: 'Other origins that remotes may be loaded from, separated by commas.',
  },
} as const;
