import { readFileSync } from 'node:fs';
import path from 'node:path';
import { envExample } from './envExample';
import { settingsPage } from './settingsPage';

const ROOT = path.resolve(__dirname, '../../../..');

it.each([
  ['docs/settings.md', settingsPage],
  ['deploy/compose/.env.example', envExample],
])('%s says what the code does (npm run docs writes it)', (file, text) => {
  expect(readFileSync(path.join(ROOT, file), 'utf8')).toBe(text());
});
