import type { Connection } from 'mongoose';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import type { FileTable } from '../builds/fileTable';
import type { TeamKey } from '../keys/teamKey';
import type { HistoryEntry, Pointer, SignedList } from '../records';

/** Everything that one step of a room changes, in one document: written whole or not at all. */
export interface RoomRecord {
  /** The room. */
  _id: string;
  /** How many steps were taken; a step is taken only on the state that it was made for. */
  revision: number;
  last_number: number;
  pointer: Pointer;
  history: HistoryEntry[];
}

export interface BuildRecord {
  /** `<room>/<build>` */
  _id: string;
  room: string;
  build: string;
  used_at: Date;
  /** Whole documents as JSON: names of files have dots. */
  files: string;
}

export interface FileRecord {
  /** `<room>/<build>/<path>` */
  _id: string;
  /** `<room>/<build>` */
  of: string;
  digest: string;
  bytes: Buffer;
}

export interface ListRecord extends SignedList {
  _id: string;
}

export interface KeyRecord extends Omit<TeamKey, 'id'> {
  _id: string;
}

const mixed = { type: Object, required: true } as never;

const roomSchema = schemaOf<RoomRecord>()({
  _id: { type: String, required: true },
  revision: { type: Number, required: true },
  last_number: { type: Number, required: true },
  pointer: mixed,
  history: { type: [Object], required: true } as never,
});
const buildSchema = schemaOf<BuildRecord>()({
  _id: { type: String, required: true },
  room: { type: String, required: true, index: true },
  build: { type: String, required: true },
  used_at: { type: Date, required: true },
  files: { type: String, required: true },
});
const fileSchema = schemaOf<FileRecord>()({
  _id: { type: String, required: true },
  of: { type: String, required: true, index: true },
  digest: { type: String, required: true },
  bytes: { type: Buffer, required: true },
});
const listSchema = schemaOf<ListRecord>()({
  _id: { type: String, required: true },
  number: { type: Number, required: true },
  made_at: { type: String, required: true },
  valid_until: { type: String, required: true },
  signature: { type: String, required: true },
  rows: { type: String, required: true },
});
const keySchema = schemaOf<KeyRecord>()({
  _id: { type: String, required: true },
  room: { type: String, required: true },
  owner: { type: String, required: true },
  hash: { type: String, required: true },
  made_at: { type: String, required: true },
  revoked_at: { type: String },
});

/** The collections of the releases' database. */
export const releaseModels = (database: Connection) => ({
  rooms: modelOf<RoomRecord>(database, 'release_rooms', roomSchema),
  builds: modelOf<BuildRecord>(database, 'release_builds', buildSchema),
  files: modelOf<FileRecord>(database, 'release_files', fileSchema),
  lists: modelOf<ListRecord>(database, 'release_lists', listSchema),
  keys: modelOf<KeyRecord>(database, 'release_team_keys', keySchema),
});

export const filesOf = ({ files }: Pick<BuildRecord, 'files'>): FileTable => JSON.parse(files) as FileTable;
