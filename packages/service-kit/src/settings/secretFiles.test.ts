import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { childEnvironment, WORKER_SETTINGS } from './childSettings';
import { definitions } from './definitions';
import { loadSettings } from './loadSettings';
import { fileVariableOf } from './secretFiles';
import { forgetSecrets, SECRET_SETTINGS } from './secretSettings';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'yy-secrets-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const file = (name: string, text: string): string => {
  const place = path.join(folder, name);
  writeFileSync(place, text, { mode: 0o600 });
  return place;
};
const secret = 's'.repeat(40);

it.each([
  ['as it stands', secret],
  ['without the line break that editors add', `${secret}\n`],
  ['without that of Windows', `${secret}\r\n`],
])('a secret is read from the file that X_FILE names, %s', (_case, text) => {
  expect(loadSettings({ JWT_SECRET_FILE: file('jwt', text) }).JWT_SECRET).toBe(secret);
});

it('a secret keeps the spaces and line breaks inside it', () => {
  const text = ` ${secret}\n${secret} `;
  expect(loadSettings({ LDAP_BIND_PASSWORD_FILE: file('ldap', `${text}\n`) }).LDAP_BIND_PASSWORD).toBe(text);
});

it('what is wrong with a file is said with the name of its variable, all of it at once', () => {
  const load = () =>
    loadSettings({
      JWT_SECRET_FILE: path.join(folder, 'nowhere'),
      INGEST_SECRET_FILE: file('empty', '\n'),
      DATA_SECRET: secret,
      DATA_SECRET_FILE: file('data', secret),
      INTERNAL_SECRET_FILE: file('short', 'short'),
    });
  expect(load).toThrow(/JWT_SECRET_FILE: ENOENT/);
  expect(load).toThrow(/INGEST_SECRET_FILE: .* is empty/);
  expect(load).toThrow(/DATA_SECRET_FILE: DATA_SECRET is set, too/);
  expect(load).toThrow(/INTERNAL_SECRET: must have at least 32 characters/);
});

it('files satisfy what production needs, and its rules hold for what stands in them', () => {
  const files = (of: (letter: string) => string) =>
    Object.fromEntries(
      ['JWT', 'INTERNAL', 'INGEST', 'DATA'].map((name) => [`${name}_SECRET_FILE`, file(name, of(name))]),
    );
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://consent.example' };
  expect(loadSettings({ ...production, ...files((name) => name.repeat(12)) }).DATA_SECRET).toBe(
    'DATA'.repeat(12),
  );
  expect(() => loadSettings({ ...production, ...files(() => secret) })).toThrow(/must not be the same as/);
});

it('V-10 the worker is told of the file of its database only, and opens no other', () => {
  const everything = Object.fromEntries(
    SECRET_SETTINGS.map((name) => [fileVariableOf(name), path.join(folder, 'nowhere')]),
  );
  const given = childEnvironment('worker', everything);
  expect(Object.keys(given)).toEqual(['MONGODB_URI_FILE', 'SCANNER_MONGODB_URI_FILE']);
  const uri = file('uri', 'mongodb://localhost:27017/?replicaSet=rs0');
  const settings = loadSettings(
    { ...everything, MONGODB_URI_FILE: uri, SCANNER_MONGODB_URI_FILE: '' },
    WORKER_SETTINGS,
  );
  expect(settings.MONGODB_URI).toContain('replicaSet=rs0');
});

it('V-10 every address of a database counts as a secret: it may hold a password', () => {
  const addresses = Object.keys(definitions).filter((name) => name.endsWith('MONGODB_URI'));
  expect(addresses.length).toBeGreaterThan(6);
  expect(SECRET_SETTINGS).toEqual(expect.arrayContaining(addresses));
});

it('V-10 where a secret lies is inherited by no program that is started later', () => {
  const env: Record<string, string | undefined> = { JWT_SECRET_FILE: '/run/secrets/jwt', PORT: '4000' };
  forgetSecrets(env);
  expect(env).toEqual({ PORT: '4000' });
});
