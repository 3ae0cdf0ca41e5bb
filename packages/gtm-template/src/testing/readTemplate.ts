import { readFileSync } from 'node:fs';
import path from 'node:path';

export const SECTIONS = [
  'TERMS_OF_SERVICE',
  'INFO',
  'TEMPLATE_PARAMETERS',
  'SANDBOXED_JS_FOR_WEB_TEMPLATE',
  'WEB_PERMISSIONS',
  'TESTS',
  'NOTES',
] as const;
type Section = (typeof SECTIONS)[number];

export const ROOM = path.resolve(__dirname, '../..');

/** Folders of templates, each with the files of a repository of its own: all that it can, and the bridge, which loads nothing. */
export const FOLDERS = ['.', 'bridge'] as const;

/** The sections of a template as the editor reads them, in their order. */
export const readTemplate = (
  folder: (typeof FOLDERS)[number],
): {
  order: string[];
  sections: Record<Section, string>;
} => {
  const text = readFileSync(path.join(ROOM, folder, 'template.tpl'), 'utf8');
  const parts = text.split(/^___([A-Z_]+)___$/m).slice(1);
  const order = parts.filter((_part, index) => index % 2 === 0);
  const sections = Object.fromEntries(order.map((name, index) => [name, parts[index * 2 + 1]?.trim() ?? '']));
  return { order, sections: sections as Record<Section, string> };
};
