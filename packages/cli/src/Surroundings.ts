import type { Readable, Writable } from 'node:stream';

/** Where the command line runs; tests give it another place. */
export interface Surroundings {
  stdin: Readable & { isTTY?: boolean };
  stdout: Writable & { isTTY?: boolean };
  stderr: Writable & { isTTY?: boolean };
  env: Readonly<Record<string, string | undefined>>;
  platform: string;
  /** The home folder of the user. */
  home: string;
}
