import type { Connection } from 'mongoose';
import { DAMAGED_HEADER } from '@yinyom/contracts/service/storage';
import { connectDatabase } from '@yinyom/service-kit/database/connectDatabase';
import { createLogger } from '@yinyom/service-kit/logger';
import { startDatabaseProcess } from '@yinyom/testing/databaseProcess';
import { OURS } from '@yinyom/testing/identityStandIn';
import { newSite } from './testing/sampleSite';
import { startWebsites } from './testing/startWebsites';

it('F3-04 one damaged website: the service starts, the others are served and listed, and this one is named and answered 503', async () => {
  const database = await startDatabaseProcess();
  const open = () => {
    const connections: Connection[] = [];
    return startWebsites(
      {},
      {
        connect: async (name) => {
          const connection = await connectDatabase(database.uri, name, createLogger('silent'));
          connections.push(connection);
          return connection;
        },
        close: async () => {
          for (const connection of connections) await connection.close();
        },
      },
    );
  };
  try {
    const before = await open();
    const [whole, damaged] = [await newSite(before), await newSite(before)];
    await before.close();
    await database.stop();
    await database.damage(damaged.site_key);
    await database.start();

    const after = await open();
    try {
      const member = after.as('member');
      expect((await member('GET', `/applications/${whole.id}`)).status).toBe(200);
      expect((await member('GET', `/applications/${whole.id}/template`)).status).toBe(200);
      const list = await member('GET', `/me/applications?organization_id=${OURS}`);
      const listed = (list.body.entities as { id: string }[]).map(({ id }) => id);
      expect([list.status, listed, list.body.total]).toEqual([200, [whole.id], 1]);
      expect(list.headers.get(DAMAGED_HEADER)).toBe(`applications/${damaged.id}`);
      const answer = await member('GET', `/applications/${damaged.id}`);
      expect(answer.headers.get(DAMAGED_HEADER)).toBeNull();
      expect([answer.status, answer.body.code]).toEqual([503, 'data_damaged']);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      const changed = await member('PUT', `/applications/${whole.id}`, { body: { languages: ['th', 'en'] } });
      expect([changed.status, changed.body.code]).not.toContain('data_damaged');
    } finally {
      await after.close();
    }
  } finally {
    await database.close();
  }
});
