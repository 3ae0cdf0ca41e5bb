const path = require('node:path');
const { createRequire } = require('node:module');

/**
 * The modules that exist once per page, whoever asks first. Sub-paths are separate modules for the bundler,
 * so each one that anybody imports is listed. Router, store and texts are not here on purpose: a shared
 * module cannot be tree-shaken, so they are reached through `@yinyom/mfe-kit` only, which is shared whole.
 */
const SINGLETONS = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'styled-components',
  '@yinyom/mfe-kit',
];

const packageName = (request) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** The version of every singleton, as the app in `room` has it installed. */
const sharedVersions = (room) =>
  Object.fromEntries(Object.entries(sharedModules(room)).map(([request, { version }]) => [request, version]));

/**
 * The `shared` option of the federation plugin for the app in `room`: one version, one instance, never eager. `lent`: the
 * app has no copies of its own to fall back to, as in a release and on a development server behind the shell's.
 */
const sharedModules = (room, { lent = false } = {}) => {
  const requireFromRoom = createRequire(path.join(room, 'package.json'));
  const versionOf = (name) => requireFromRoom(`${name}/package.json`).version;
  return Object.fromEntries(
    SINGLETONS.map((request) => {
      const version = versionOf(packageName(request));
      return [
        request,
        {
          singleton: true,
          version,
          requiredVersion: version,
          strictVersion: false,
          ...(lent && { import: false }),
        },
      ];
    }),
  );
};

module.exports = { SINGLETONS, sharedModules, sharedVersions };
