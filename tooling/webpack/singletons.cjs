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

/** The `shared` option of the federation plugin for the app in `room`: one version, one instance, never eager. */
const sharedModules = (room) => {
  const requireFromRoom = createRequire(path.join(room, 'package.json'));
  const versionOf = (name) =>
    name === '@yinyom/mfe-kit'
      ? require('../../packages/mfe-kit/package.json').version
      : requireFromRoom(`${name}/package.json`).version;
  return Object.fromEntries(
    SINGLETONS.map((request) => {
      const version = versionOf(packageName(request));
      return [request, { singleton: true, version, requiredVersion: version, strictVersion: false }];
    }),
  );
};

module.exports = { SINGLETONS, sharedModules };
