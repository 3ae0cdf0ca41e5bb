import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generatedSecrets } from './generatedSecrets';
import { loadSettings } from './loadSettings';

it('makes secrets once, for the owner only, and prefers the given ones', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yinyom-secrets-'));
  const first = generatedSecrets(loadSettings({ DATA_DIR: folder }));
  expect(new Set(Object.values(first)).size).toBe(4);
  expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(generatedSecrets(loadSettings({ DATA_DIR: folder }))).toEqual(first);
  const given = 'g'.repeat(40);
  expect(generatedSecrets(loadSettings({ DATA_DIR: folder, JWT_SECRET: given }))).toEqual({
    ...first,
    JWT_SECRET: given,
  });
  rmSync(folder, { recursive: true });
});
