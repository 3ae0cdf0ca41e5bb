import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keyRing } from '../secrets/keyRing';
import { generatedSecrets } from './generatedSecrets';
import { loadSettings, SettingsError } from './loadSettings';

it('makes secrets once, for the owner only, and prefers the given ones', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yinyom-secrets-'));
  const first = generatedSecrets(loadSettings({ DATA_DIR: folder }));
  expect(new Set(Object.values(first).map(({ current }) => current.secret)).size).toBe(4);
  expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(generatedSecrets(loadSettings({ DATA_DIR: folder }))).toEqual(first);
  // Written beside and moved: a power cut leaves the file whole or not at all.
  expect(readdirSync(folder)).toEqual(['secrets.json']);
  const given = 'g'.repeat(40);
  expect(generatedSecrets(loadSettings({ DATA_DIR: folder, JWT_SECRET: given }))).toEqual({
    ...first,
    JWT_SECRET: keyRing(given),
  });
  const changed = loadSettings({ DATA_DIR: folder, JWT_SECRET: given, JWT_SECRET_PREVIOUS: 'o'.repeat(40) });
  expect(generatedSecrets(changed).JWT_SECRET).toEqual(keyRing(given, ['o'.repeat(40)]));
  rmSync(folder, { recursive: true });
});

it.each(['{"JWT_SECRET": "cut off', '', 'null', '{"JWT_SECRET": 7}'])(
  'P7 a secrets file that is broken (%j) is named, and never replaced',
  (content) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'yinyom-secrets-'));
    const file = path.join(folder, 'secrets.json');
    writeFileSync(file, content);
    const read = () => generatedSecrets(loadSettings({ DATA_DIR: folder }));
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(file);
    expect(statSync(file).size).toBe(content.length);
    rmSync(folder, { recursive: true });
  },
);
