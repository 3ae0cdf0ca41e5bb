import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';

const require = createRequire(__filename);

/** Versions of React, and the files by which their packages are found. */
const PACKAGES: Record<string, [react: string, dom: string]> = {
  '18': [require.resolve('react-18/package.json'), require.resolve('react-dom-18/package.json')],
  '19': [require.resolve('react/package.json'), require.resolve('react-dom/package.json')],
};
export const REACTS = Object.keys(PACKAGES);

const built: Record<string, Promise<string>> = {};

const build = async (version: string): Promise<string> => {
  const [react, dom] = PACKAGES[version]!.map((file) => path.dirname(file));
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
