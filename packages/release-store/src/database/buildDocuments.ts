import { ownValue } from '@yinyom/contracts/ownValue';
import { digestOf, type FileTable } from '../builds/fileTable';
import type { StoredBuild, StoredFile } from '../ReleaseStore';
import { filesOf, type releaseModels } from './records';

type Models = Pick<ReturnType<typeof releaseModels>, 'builds' | 'files'>;

/** Builds as documents: each file one, each build one that says which files it has. */
export const createBuildDocuments = ({ builds, files: stored }: Models) => {
  const ofBuild = (room: string, build: string) => `${room}/${build}`;
  const ofFile = (room: string, build: string, file: string) => `${room}/${build}/${file}`;

  return {
    missing: async (room: string, build: string, files: FileTable): Promise<string[]> => {
      const sound = new Set<string>();
      const cursor = stored
        .find({ of: ofBuild(room, build) }, { bytes: 1 })
        .lean()
        .cursor();
      for await (const { _id, bytes } of cursor) {
        const file = _id.slice(ofBuild(room, build).length + 1);
        if (ownValue(files, file) === digestOf(bytesOf(bytes))) sound.add(file);
      }
      return Object.keys(files).filter((file) => !sound.has(file));
    },

    putFile: async (room: string, build: string, file: string, bytes: Uint8Array): Promise<void> => {
      const record = { of: ofBuild(room, build), digest: digestOf(bytes), bytes: Buffer.from(bytes) };
      await stored.updateOne({ _id: ofFile(room, build, file) }, { $set: record }, { upsert: true });
    },

    keepBuild: async (room: string, build: string, files: FileTable): Promise<void> => {
      const record = { room, build, used_at: new Date(), files: JSON.stringify(files) };
      await builds.updateOne({ _id: ofBuild(room, build) }, { $set: record }, { upsert: true });
    },

    builds: async (room: string): Promise<StoredBuild[]> => {
      const found = await builds.find({ room }).lean();
      return found.map((record) => ({
        build: record.build,
        used_at: record.used_at,
        files: filesOf(record),
      }));
    },

    uploads: async (room: string): Promise<string[]> => {
      const places: string[] = await stored.distinct('of', { of: new RegExp(`^${room}/`) });
      return places.map((of) => of.slice(room.length + 1));
    },

    removeBuild: async (room: string, build: string): Promise<void> => {
      await builds.deleteOne({ _id: ofBuild(room, build) });
      await stored.deleteMany({ of: ofBuild(room, build) });
    },

    readFile: async (room: string, build: string, file: string): Promise<StoredFile | null> => {
      const found = await stored.findOne({ _id: ofFile(room, build, file) }).lean();
      if (!found) return null;
      const bytes = bytesOf(found.bytes);
      // What was changed in the database is as good as lost; deploying the build again repairs it.
      if (digestOf(bytes) !== found.digest) return null;
      return { bytes, tag: found.digest.slice('sha256-'.length, 30) };
    },
  };
};

/** A lean document has the driver's own type of bytes. */
const bytesOf = (kept: unknown): Buffer =>
  Buffer.isBuffer(kept) ? kept : Buffer.from((kept as { buffer: Uint8Array }).buffer);
