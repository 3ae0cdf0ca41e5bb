import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { EJSON } from 'bson';
import { connectDriver } from './driver';
import { runProgram } from './program';

const USAGE = 'Usage: export --uri URI --to DIR [--db NAME]   (one file of EJSON lines per collection)';
const INTERNAL = new Set(['admin', 'local', 'config']);

/** Writes all collections of a server as EJSON lines, with their indexes, for `import` on another server. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { uri: { type: 'string' }, to: { type: 'string' }, db: { type: 'string' } },
  });
  if (!values.uri || !values.to) throw new Error(USAGE);
  const client = await connectDriver(values.uri);
  try {
    const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
    const names = databases
      .map(({ name }) => name)
      .filter((name) => (values.db ? name === values.db : !INTERNAL.has(name)));
    for (const name of names) {
      const folder = path.join(values.to, name);
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      for (const { name: collection } of await client
        .db(name)
        .listCollections({}, { nameOnly: true })
        .toArray()) {
        const source = client.db(name).collection(collection);
        const file = path.join(folder, encodeURIComponent(collection));
        writeFileSync(`${file}.indexes.json`, EJSON.stringify(await source.indexes(), undefined, 1), {
          mode: 0o600,
        });
        const cursor = source.find({}, { promoteValues: false, sort: { _id: 1 } });
        let count = 0;
        const lines = Readable.from(
          (async function* () {
            for await (const document of cursor) {
              count++;
              yield `${EJSON.stringify(document, { relaxed: false })}\n`;
            }
          })(),
        );
        await pipeline(lines, createWriteStream(`${file}.ejsonl`, { mode: 0o600 }));
        process.stdout.write(`${name}.${collection}: ${count} documents\n`);
      }
    }
  } finally {
    await client.close();
  }
}

runProgram(main);
