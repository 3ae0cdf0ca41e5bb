import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';

/** Versions of React, and the names under which they are installed. */
const NAMES: Record<string, [react: string, dom: string]> = {
  '18': ['react-18', 'react-dom-18'],
  '19': ['react', 'react-dom'],
};
export const REACTS = Object.keys(NAMES);

const built: Record<string, Promise<string>> = {};

const build = async (version: string): Promise<string> => {
  const require = createRequire(__filename);
  const [react, dom] = NAMES[version]!.map((name) => path.dirname(require.resolve(`${name}/package.json`)));
  const folder = await mkdtemp(path.join(os.tmpdir(), 'consent-sdk-react-'));
  const compiler = webpack({
    mode: 'production',
    devtool: false,
    entry: path.join(__dirname, 'wholeDocument.ts'),
    output: { path: folder, filename: 'react.js' },
    optimization: { minimize: false },
    performance: false,
    resolve: {
      extensions: ['.ts', '.js'],
      // React's own packages ask each other for the same version.
      alias: { react: react!, 'react-dom': dom! },
    },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: require.resolve('swc-loader'),
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
  });
  try {
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        compiler.close(() => undefined);
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
        else resolve();
      });
    });
    return await readFile(path.join(folder, 'react.js'), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** A page that a version of React draws as a whole, as one script; built once for a test file. */
export const buildWholeDocument = (version: string): Promise<string> => (built[version] ??= build(version));
