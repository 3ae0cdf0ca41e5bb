import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedMongo } from '@yinyom/embedded-mongo';
import { connectDatabase } from '@yinyom/service-kit/database/connectDatabase';
import { createLogger } from '@yinyom/service-kit/logger';
import { createProjectionStore } from '../projection/projection.store';
import { ledgerStory } from '../testing/ledgerStory';
import { createStandIns } from '../testing/standIns';
import { createLedgerStore } from './ledger.store';
import { createProjector } from './projector';

/** A file system of its own that can be filled; only root may mount one. */
const folder = mkdtempSync(path.join(tmpdir(), 'yy-full-'));
const isMounted =
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder]).status === 0;
afterAll(() => {
  if (isMounted) spawnSync('umount', [folder]);
  rmSync(folder, { recursive: true, force: true });
});

(isMounted ? it : it.skip)(
  'F3-06 a full disk: readers get what was counted, work that must be in step is refused, and afterwards all is counted',
  async () => {
    const server = await startEmbeddedMongo({ dataDir: path.join(folder, 'db') });
    const logger = createLogger('silent');
    const connection = await connectDatabase(server.uri, 'consents', logger);
    try {
      const ledger = createLedgerStore(connection);
      const projection = createProjectionStore(connection);
      for (const store of [ledger, projection]) await store.ensureIndexes();
      const projector = createProjector(ledger, projection, logger);
      const site = createStandIns().addSite();
      const id = site.application_id;
      const records = ledgerStory({ site, count: 20, clients: 20, start: Date.now(), stepMs: 1 });
      await projection.register(id);
      await ledger.append(records.slice(0, 10));
      await projector.catchUp(id);
      await ledger.append(records.slice(10));

      const filler = path.join(folder, 'filler');
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(bavail * bsize - 64 * 1024));
      await expect(projector.catchUp(id)).rejects.toMatchObject({ code: 14_031 });
      await projector.catchUpToRead(id);
      expect(await projection.appliedSeq(id)).toBe(10);

      rmSync(filler);
      await projector.catchUpToRead(id);
      expect(await projection.appliedSeq(id)).toBe(20);
    } finally {
      await connection.close();
      await server.close();
    }
  },
);
