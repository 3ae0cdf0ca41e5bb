import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';

const require = createRequire(import.meta.url);
const { swcOptions } = require('@yinyom/build-remote/swc');

/** Oldest Node.js that runs what is packed. */
const TARGET = 'node20.19';

const compile = (config) =>
  new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve(stats);
    });
  });

/** Folders of packages of others that went into a bundle. */
const foreignFolders = (stats) => {
  const { modules = [] } = stats.toJson({
    all: false,
    modules: true,
    nestedModules: true,
    modulesSpace: Infinity,
    nestedModulesSpace: Infinity,
  });
  const files = modules.flatMap(({ nameForCondition, modules: inner = [] }) => [
    nameForCondition,
    ...inner.map((one) => one.nameForCondition),
  ]);
  const folders = files.flatMap(
    (file) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file ?? '')?.[0] ?? [],
  );
  return [...new Set(folders)].sort();
};

const licenceIn = (folder) => {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  if (!file) throw new Error(`${name} ${version} (${license}) has no text of its licence.`);
  return `${name} ${version}\n\n${readFileSync(path.join(folder, file), 'utf8').trim()}\n`;
};

/**
 * Bundles one source file with everything that it uses of this repository.
 * @param {string} entry absolute path
 * @param {{ module: boolean, external: string[], banner?: string }} options `module`: an ES module with the entry's exports, else a
 *   CommonJS program; `external`: packages that stay imports, with what is below them
 * @returns {Promise<{ code: string, licences: string }>} the text, and the licences of packages of others that are in it
 */
export const bundle = async (entry, { module: isModule, external, banner = '' }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yinyom-bundle-'));
  try {
    const stats = await compile({
      mode: 'production',
      target: TARGET,
      entry,
      output: {
        path: folder,
        filename: 'bundle.js',
        ...(isModule ? { module: true, library: { type: 'module' } } : {}),
      },
      experiments: { outputModule: isModule },
      externalsType: isModule ? 'module' : 'commonjs',
      externals: ({ request }, done) =>
        external.some((name) => request === name || request.startsWith(`${name}/`))
          ? done(null, request)
          : done(),
      resolve: { extensions: ['.ts', '.js'], conditionNames: ['yinyom-source', '...'] },
      module: {
        rules: [
          {
            test: /\.ts$/,
            loader: require.resolve('swc-loader'),
            options: {
              ...swcOptions(),
              swcrc: false,
              configFile: false,
              sourceMaps: false,
              module: { type: 'es6' },
            },
          },
        ],
      },
      // Readable where it fails: names and lines stay, and no page downloads it.
      optimization: { minimize: false, concatenateModules: true },
      performance: false,
      devtool: false,
    });
    const file = path.join(folder, 'bundle.js');
    if (!existsSync(file)) throw new Error(`${entry} gave no bundle.`);
    return {
      code: banner + readFileSync(file, 'utf8'),
      licences: foreignFolders(stats).map(licenceIn).join('\n----\n\n'),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
