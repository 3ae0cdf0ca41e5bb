import { rmSync } from 'node:fs';
import path from 'node:path';
import { open } from 'lmdb';
import { rawDocument, validateDocument } from '../bson/rawValue';
import { Catalog } from './catalog';
import { entriesIn, entryKey } from './documents';
import { DATA_FILE, Store } from './store';

/**
 * A consistent copy of the data file. LMDB lets another process read while the server writes: the copy is
 * one snapshot, and the server goes on.
 */
export async function copyDatabase(dataDir: string, file: string): Promise<void> {
  const root = open({ path: path.join(dataDir, DATA_FILE), noSubdir: true, readOnly: true, maxDbs: 4 });
  try {
    await root.backup(file, true);
  } finally {
    await root.close();
  }
}

export interface CopyReport {
  collections: number;
  documents: number;
}

/** Opens a copy and reads all of it: documents are whole, counts are right, every index entry is there. */
export async function verifyCopy(dataDir: string): Promise<CopyReport> {
  const store = new Store(dataDir);
  const report: CopyReport = { collections: 0, documents: 0 };
  try {
    const catalog = new Catalog(store);
    for (const collection of catalog.all()) {
      let documents = 0;
      let from = collection.prefix;
      const end = Buffer.concat([collection.prefix, Buffer.from([0xff])]);
      for (;;) {
        const entries = store.view.range('docs', from, end, 500);
        for (const { key, value } of entries) {
          validateDocument(value, 0, value.length);
          const doc = rawDocument(value);
          for (const index of collection.indexes) {
            if (!index.ready) continue;
            for (const entry of entriesIn(index, doc).keys)
              if (!store.view.get('idx', entryKey(index, entry, key.subarray(4))))
                throw new Error(
                  `The index ${index.name} of ${collection.db}.${collection.name} lacks a document`,
                );
          }
        }
        documents += entries.length;
        const last = entries[entries.length - 1];
        if (entries.length < 500 || !last) break;
        from = Buffer.concat([last.key, Buffer.from([0])]);
      }
      const counted = store.counts.get(collection.id);
      if (counted !== documents)
        throw new Error(`${collection.db}.${collection.name} has ${documents} documents and not ${counted}`);
      report.collections++;
      report.documents += documents;
    }
  } finally {
    await store.close();
    rmSync(path.join(dataDir, `${DATA_FILE}-lock`), { force: true });
  }
  return report;
}
