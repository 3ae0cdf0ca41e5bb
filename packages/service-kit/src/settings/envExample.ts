import { definitions } from './definitions';
import { loadSettings } from './loadSettings';

/** A line of a comment is broken here. */
const WIDTH = 100;

const inLines = (text: string): string[] =>
  text.split(' ').reduce<string[]>(
    (lines, word) => {
      const last = lines.at(-1) ?? '';
      if (last.length + word.length + 1 > WIDTH) return [...lines, `# ${word}`];
      return [...lines.slice(0, -1), `${last} ${word}`];
    },
    ['#'],
  );

const shown = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value ?? ''));

/** The file deploy/compose/.env.example: every setting with its meaning, switched off, as its default stands. */
export const envExample = (): string => {
  const defaults: Record<string, unknown> = loadSettings({});
  const settings = Object.entries(definitions).flatMap(([name, { about }]) => [
    '',
    ...inLines(about),
    `#${name}=${shown(defaults[name])}`,
  ]);
  return [
    '# Settings of Yinyom. Copy to .env and take the # away in front of what you set. Made by `npm run docs`.',
    '# Secrets belong into files: compose.yaml gives them as X_FILE.',
    ...settings,
    '',
  ].join('\n');
};
