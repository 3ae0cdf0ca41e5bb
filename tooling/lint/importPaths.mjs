// What patterns of `no-restricted-imports` cannot see: where a relative path leads to (`../banner/X` and
// `../../features/banner/X` are the same file), and modules that are loaded while a program runs.

import { existsSync } from 'node:fs';
import path from 'node:path';

/** Folder of the room that a file belongs to; null outside of all rooms. */
const roomOf = (file) => {
  for (let folder = path.dirname(file); folder !== path.dirname(folder); folder = path.dirname(folder))
    if (existsSync(path.join(folder, 'package.json'))) return folder;
  return null;
};

/** Name of the feature that a path lies in; null outside of all features. */
const featureOf = (room, file) => /^src\/features\/([^/]+)/.exec(path.relative(room, file))?.[1] ?? null;

const LOADS = new Set(['require', 'requireActual', 'mock']);
const nameOf = (callee) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name);

/** A rule about where relative imports of a file may lead to. */
const ruleOf = (message, isForbidden) => ({
  meta: { type: 'problem', schema: [], messages: { forbidden: message } },
  create: (context) => {
    const room = roomOf(context.filename);
    const check = (source) => {
      if (!room || typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const target = path.resolve(path.dirname(context.filename), source.value);
      if (isForbidden(room, context.filename, target))
        context.report({ node: source, messageId: 'forbidden' });
    };
    return {
      ImportDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      TSImportType: ({ source }) => check(source),
      CallExpression: ({ callee, arguments: [argument] }) => {
        if (LOADS.has(nameOf(callee))) check(argument);
      },
    };
  },
});

/** A relative import stays in its room. */
export const ownRoom = ruleOf(
  'A relative import stays in its room. Rooms are imported by name, where docs/architecture.md allows it.',
  (room, _file, target) => !target.startsWith(`${room}${path.sep}`),
);

/** A feature does not import another feature, not even its types. */
export const ownFeature = ruleOf(
  'A feature does not import another feature. A page puts them together; what both need lies beside `features`.',
  (room, file, target) => {
    const [own, other] = [featureOf(room, file), featureOf(room, target)];
    return own !== null && other !== null && own !== other;
  },
);
