import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { type Document, EJSON } from 'bson';
import { connectDriver } from './driver';
import { runProgram } from './program';

const USAGE = 'Usage: import --uri URI --from DIR   (a folder that export has written)';
const BATCH = 500;

/** Writes the collections of an export to a server. Documents that exist already stop it: nothing is replaced. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { uri: { type: 'string' }, from: { type: 'string' } } });
  if (!values.uri || !values.from) throw new Error(USAGE);
  const client = await connectDriver(values.uri);
  try {
    for (const db of readdirSync(values.from)) {
      const folder = path.join(values.from, db);
      for (const file of readdirSync(folder).filter((name) => name.endsWith('.ejsonl'))) {
        const name = decodeURIComponent(file.slice(0, -'.ejsonl'.length));
        const target = client.db(db).collection(name);
        let count = 0;
        let batch: Document[] = [];
        const flush = async () => {
          if (batch.length > 0) await target.insertMany(batch, { ordered: true });
          count += batch.length;
          batch = [];
        };
        for await (const line of createInterface({ input: createReadStream(path.join(folder, file)) })) {
          if (line !== '') batch.push(EJSON.parse(line, { relaxed: false }) as Document);
          if (batch.length === BATCH) await flush();
        }
        await flush();
        const described = readFileSync(path.join(folder, file.replace(/ejsonl$/, 'indexes.json')), 'utf8');
        const indexes = (EJSON.parse(described) as Document[]).filter((index) => index.name !== '_id_');
        for (const { key, v: _version, ...options } of indexes)
          await target.createIndex(key as Record<string, 1>, options);
        process.stdout.write(`${db}.${name}: ${count} documents, ${indexes.length} indexes\n`);
      }
    }
  } finally {
    await client.close();
  }
}

runProgram(main);
