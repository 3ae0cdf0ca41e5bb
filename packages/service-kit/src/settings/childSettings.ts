import { definitions, type SettingName } from './definitions';
import { fileVariableOf } from './secretFiles';
import { SECRET_SETTINGS } from './secretSettings';

/** What the worker of the scanner reads. It opens other people's pages, so no secret is among it but its database's. */
export const WORKER_SETTINGS = [
  'NODE_ENV',
  'LOG_LEVEL',
  'LOG_FORMAT',
  'PORT',
  'PUBLIC_URL',
  'CONSOLE_HOSTS',
  'MONGODB_URI',
  'MONGODB_DATABASE',
  'SCANNER_MONGODB_URI',
  'SCANNER_RESOLVE',
  'SCANNER_ALLOW',
  'SCANNER_IGNORE_CERTIFICATES',
  'SCANNER_CHROMIUM_ARGS',
  'SCANNER_SANDBOX',
  'SCANNER_WINDOWS',
  'SCANNER_EXTRA_LISTS',
  'ACCEPTED_RISKS',
  'ENCRYPTED_ONLY',
] as const satisfies SettingName[];

/** Only commands that people run by hand or by a timer read these. */
const OF_COMMANDS: readonly string[] = ['BACKUP_KEY', 'BACKUP_CHECK_DIR'] satisfies SettingName[];

/** What the gateway with the services in it reads: everything else. */
const GATEWAY_SETTINGS = (Object.keys(definitions) as SettingName[]).filter(
  (name) => !OF_COMMANDS.includes(name),
);

/** What a program needs of its surroundings, whatever it does: where things are, language, time, certificates. */
const SURROUNDINGS =
  /^(?:PATH|HOME|USER|LOGNAME|SHELL|LANG|LANGUAGE|LC_\w+|TZ|TMPDIR|TEMP|TMP|TERM|LD_LIBRARY_PATH|XDG_\w+|FONTCONFIG_\w+|PUPPETEER_EXECUTABLE_PATH|SSL_CERT_(?:FILE|DIR)|NODE_EXTRA_CA_CERTS|NODE_OPTIONS|UV_THREADPOOL_SIZE|SYSTEMROOT|WINDIR|COMSPEC|PATHEXT|APPDATA|LOCALAPPDATA|PROGRAMFILES.*)$/i;

const SETTINGS = {
  gateway: GATEWAY_SETTINGS,
  worker: WORKER_SETTINGS,
  database: [],
} satisfies Record<string, readonly SettingName[]>;

/** The environment that a program of the product is started with: what it reads, and nothing else (V-10). */
export const childEnvironment = (
  program: keyof typeof SETTINGS,
  env: Record<string, string | undefined>,
): Record<string, string | undefined> => {
  const read: readonly string[] = SETTINGS[program];
  const files: readonly string[] = SECRET_SETTINGS.filter((name) => read.includes(name)).map(fileVariableOf);
  const isWanted = (name: string) => SURROUNDINGS.test(name) || read.includes(name) || files.includes(name);
  return Object.fromEntries(Object.entries(env).filter(([name]) => isWanted(name)));
};
