import { readFileSync } from 'node:fs';
import path from 'node:path';
import { settingsPage } from './settingsPage';

it('docs/settings.md says what the code does (npm run docs writes it)', () => {
  const page = readFileSync(path.resolve(__dirname, '../../../../docs/settings.md'), 'utf8');
  expect(page).toBe(settingsPage());
});
