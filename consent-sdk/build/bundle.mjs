import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify } from '@swc/core';
import webpack from 'webpack';
import { shortenNames } from './shortenNames.mjs';

const { swcOptions } = createRequire(import.meta.url)('@yinyom/build-remote/swc');
const room = fileURLToPath(new URL('..', import.meta.url));

/** Oldest browsers that run the script; older ones fail to parse it and stay fully blocked. */
const TARGET = 'es2020';

const compile = (config) =>
  new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve(stats);
    });
  });

/**
 * Bundles one entry of src/ into a single minified text.
 *
 * @param {string} entry file below src/
 * @param {{ module?: boolean, define?: Record<string, unknown> }} options `module`: an ES module with exports, else
 *   a classic script; `define`: values written in for names
 * @returns {Promise<string>}
 */
export const bundle = async (entry, { module: isModule = false, define = {} } = {}) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'consent-sdk-'));
  const { jsc } = swcOptions();
  try {
    await compile({
      mode: 'production',
      target: ['web', TARGET],
      context: room,
      entry: path.join(room, 'src', entry),
      output: {
        path: folder,
        filename: 'bundle.js',
        ...(isModule ? { module: true, library: { type: 'module' } } : { iife: true }),
      },
      experiments: { outputModule: isModule },
      resolve: { extensions: ['.ts', '.js'], conditionNames: ['yinyom-source', '...'] },
      module: {
        parser: { javascript: { importMeta: false } },
        rules: [
          {
            test: /\.ts$/,
            loader: 'swc-loader',
            options: { swcrc: false, configFile: false, jsc: { ...jsc, target: TARGET } },
          },
          // Objects instead of JSON.parse: names and unused words are shortened with the rest.
          { test: /\.json$/, type: 'javascript/auto', loader: path.join(room, 'build/jsonLoader.cjs') },
          { test: /\.css$/, loader: path.join(room, 'build/cssTextLoader.cjs') },
        ],
      },
      plugins: [
        new webpack.DefinePlugin(
          Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
        ),
      ],
      optimization: { minimize: false, concatenateModules: true },
      performance: false,
      devtool: false,
    });
    const source = await shortenNames(await readFile(path.join(folder, 'bundle.js'), 'utf8'), isModule);
    const { code } = await minify(source, {
      module: isModule,
      ecma: 2020,
      compress: {
        passes: 3,
        ecma: 2020,
        toplevel: true,
        pure_getters: true,
        hoist_funs: true,
        keep_fargs: false,
        // What differs less compresses better.
        const_to_let: true,
      },
      mangle: { toplevel: true },
      format: { comments: false },
    });
    // Hoisted functions stand before it, so it is a text like any other.
    return code.replace('"use strict";', '').trim();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
