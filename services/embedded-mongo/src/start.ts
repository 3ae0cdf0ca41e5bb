import { parseArgs } from 'node:util';
import { statSync } from 'node:fs';
import path from 'node:path';
import { startEmbeddedMongo } from './startEmbeddedMongo';
import { DATA_FILE } from './store/dataFile';

const USAGE = 'Usage: start --data DIR [--port N]';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { data: { type: 'string' }, port: { type: 'string' } } });
  const port = values.port === undefined ? undefined : Number(values.port);
  if (!values.data || (port !== undefined && (!Number.isInteger(port) || port < 0 || port > 65535)))
    throw new Error(USAGE);
  const server = await startEmbeddedMongo({
    dataDir: values.data,
    port,
    checkProgram: path.join(__dirname, 'check.js'),
  });
  const size = statSync(path.join(values.data, DATA_FILE)).size;
  console.error(
    `embedded database: data in ${path.resolve(values.data)}, ${(size / 1e6).toFixed(1)} MB; for large use set MONGODB_URI`,
  );
  process.stdout.write(`ready ${server.uri}\n`);
  const stop = () => {
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
