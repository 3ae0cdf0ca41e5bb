import { DAY_MS } from '@yinyom/contracts/durations';
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestDatabase } from '@yinyom/testing/testDatabase';
import { createDatabaseStore } from '../database/databaseStore';
import { createFolderStore } from '../folder/folderStore';
import type { ReleaseStore } from '../ReleaseStore';

/** A store of one form, empty, and hands that reach into it past its own doors. */
export interface StoreForm {
  /** Another process's view of the same store. */
  open(): Promise<ReleaseStore>;
  /** Changes a byte of a file, or takes it away. */
  damage(place: { room: string; build: string; file: string }, how: 'change' | 'lose'): Promise<void>;
  /** Makes builds look as if they had been used some days ago. */
  age(room: string, build: string, days: number): Promise<void>;
  stop(): Promise<void>;
}

const folderForm = async (): Promise<StoreForm> => {
  const root = await mkdtemp(path.join(tmpdir(), 'yy-store-'));
  return {
    open: () => Promise.resolve(createFolderStore(root)),
    damage: async ({ room, build, file }, how) => {
      const place = path.join(root, room, build, file);
      if (how === 'lose') return rm(place);
      await writeFile(place, `${await readFile(place, 'utf8')} `);
    },
    age: async (room, build, days) => {
      const then = new Date(Date.now() - days * DAY_MS);
      await utimes(path.join(root, room, build), then, then);
    },
    stop: () => rm(root, { recursive: true, force: true }),
  };
};

const databaseForm = async (): Promise<StoreForm> => {
  const server = await startTestDatabase();
  const hands = await server.connect('releases');
  const files = hands.collection('release_files');
  return {
    open: async () => createDatabaseStore(await server.connect('releases')),
    damage: async ({ room, build, file }, how) => {
      const one = { _id: `${room}/${build}/${file}` as never };
      if (how === 'lose') await files.deleteOne(one);
      else await files.updateOne(one, { $set: { bytes: Buffer.from('changed') } });
    },
    age: async (room, build, days) => {
      const used_at = new Date(Date.now() - days * DAY_MS);
      await hands.collection('release_builds').updateOne({ room, build }, { $set: { used_at } });
    },
    stop: () => server.close(),
  };
};

export const STORE_FORMS = [
  ['a folder', folderForm],
  ['a database', databaseForm],
] as const;
