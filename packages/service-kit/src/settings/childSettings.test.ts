import { childEnvironment } from './childSettings';
import { forgetSecrets, SECRET_SETTINGS } from './secretSettings';

const everything = {
  ...Object.fromEntries(SECRET_SETTINGS.map((name) => [name, `value of ${name}`])),
  PATH: '/usr/bin',
  TZ: 'Asia/Bangkok',
  PORT: '4000',
  SCANNER_WINDOWS: '2',
  AWS_SECRET_ACCESS_KEY: 'of the machine',
  npm_config_token: 'of npm',
};

it('V-10 PR-07a the worker of the scanner is given the address of its database and no other secret', () => {
  const given = childEnvironment('worker', everything);
  const secrets = SECRET_SETTINGS.filter((name) => name in given);
  expect(secrets).toEqual(['MONGODB_URI', 'SCANNER_MONGODB_URI']);
  expect(given).toMatchObject({ PATH: '/usr/bin', TZ: 'Asia/Bangkok', SCANNER_WINDOWS: '2' });
  expect(given).not.toHaveProperty('AWS_SECRET_ACCESS_KEY');
  expect(given).not.toHaveProperty('npm_config_token');
});

it('V-10 PR-07b the database is given no setting at all', () => {
  expect(childEnvironment('database', everything)).toEqual({ PATH: '/usr/bin', TZ: 'Asia/Bangkok' });
});

it('V-10 the gateway is given its settings, and nothing of the machine that is none', () => {
  const given = childEnvironment('gateway', everything);
  // What opens the backups is for the commands of backups alone.
  expect(SECRET_SETTINGS.filter((name) => !(name in given))).toEqual(['BACKUP_KEY']);
  expect(given).not.toHaveProperty('AWS_SECRET_ACCESS_KEY');
});

it('V-10 secrets that were read are inherited by no program that is started later', () => {
  const env: Record<string, string | undefined> = { ...everything };
  forgetSecrets(env);
  expect(SECRET_SETTINGS.filter((name) => name in env)).toEqual([]);
  expect(env).toMatchObject({ PATH: '/usr/bin', PORT: '4000' });
});
