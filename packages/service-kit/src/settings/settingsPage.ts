import { definitions } from './definitions';
import { loadSettings } from './loadSettings';
import { SECRET_SETTINGS } from './secretSettings';

const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
const cell = (text: string) => text.replaceAll('|', '\\|');

const shown = (value: unknown): string => {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return 'unset';
  return `\`${Array.isArray(value) ? value.join(', ') : String(value)}\``;
};

/** The page docs/settings.md, made from the table of settings so that it cannot say anything else. */
export const settingsPage = (): string => {
  const defaults: Record<string, unknown> = loadSettings({});
  const rows = Object.entries(definitions).map(
    ([name, { about }]) => `| \`${name}\` | ${shown(defaults[name])} | ${cell(about)} |`,
  );
  return [
    '# Settings',
    '',
    'Every process reads its settings from environment variables and checks them at start: a wrong one stops the',
    'start with a message that names it. This page is generated (`npm run docs`); edit',
    '`packages/service-kit/src/settings/definitions.ts` instead.',
    '',
    `A secret may stand in a file instead: \`X_FILE\` names the file of \`X\`, for ${list(SECRET_SETTINGS)}.`,
    'One line break at its end is no part of the secret.',
    '',
    '| variable | default | meaning |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
};
