// yinyom-remote build: builds the remote of this folder into dist/
import { promisify } from 'node:util';
import webpack from 'webpack';
import { remoteConfigIn } from './remoteConfigIn.mjs';

const config = remoteConfigIn(process.cwd(), {}, 'production');
// Its warnings are about what this preset decides on purpose.
const compiler = webpack({ ...config, infrastructureLogging: { level: 'error' } });
const stats = await promisify(compiler.run.bind(compiler))();
// Closing writes the cache that makes the next build a warm one.
await promisify(compiler.close.bind(compiler))();
if (stats.hasErrors() || stats.hasWarnings()) console.error(stats.toString('errors-warnings'));
process.exitCode = stats.hasErrors() ? 1 : 0;
