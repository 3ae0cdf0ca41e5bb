import path from 'node:path';
import { createRequire } from 'node:module';
import webpack from 'webpack';

const HOSTS = path.join(__dirname, 'hosts');
/** The folder of a host's build, as a page asks for it. */
const folderOf = (name: string): string => `/${name}/`;

/**
 * Builds a host that shares nothing: its React and its `@yinyom/react` are copies of its own.
 * @param name of its container on `window`
 * @returns its files by the path on the website: `container.js`, which others load, and `host.js`, which is the page's own
 */
export const buildHost = async (name: string, target: string): Promise<string> => {
  const require = createRequire(__filename);
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    context: HOSTS,
    entry: { host: './host.ts' },
    output: { path: target, publicPath: folderOf(name), uniqueName: name, filename: '[name].js' },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      conditionNames: ['yinyom-source', 'import', 'require', 'browser', 'default'],
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: require.resolve('swc-loader'),
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target: 'es2022',
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
      ],
    },
    plugins: [
      new webpack.container.ModuleFederationPlugin({
        name,
        filename: 'container.js',
        library: { type: 'window', name },
        exposes: { './widget': './widget.ts' },
      }),
    ],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve(target);
    });
  });
};
