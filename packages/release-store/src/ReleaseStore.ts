import type { FileTable } from './builds/fileTable';
import type { HistoryEntry, Pointer, SignedList } from './records';
import type { TeamKey } from './keys/teamKey';

/** What a room's releases stand at. */
export interface RoomState {
  pointer: Pointer | null;
  /** The number of the next release: higher than every one before, whatever any clock says. */
  nextNumber: number;
}

/** One step of a room's story: what readers are pointed at from now on, and what its history says about it. */
export interface Step {
  pointer: Pointer;
  entry: HistoryEntry;
}

/** A build that the store has whole. */
export interface StoredBuild {
  build: string;
  /** When somebody last released or uploaded it. */
  used_at: Date;
  files: FileTable;
}

export interface StoredFile {
  bytes: Buffer;
  /** Changes with the bytes. */
  tag: string;
}

/**
 * Where releases are kept: builds, the pointer of each room, its history, the list's signature, teams' keys. Two forms,
 * a folder and a database, tell the same story (`releaseStore.test.ts` runs over both). Rooms and builds are names that
 * `checkNames` let through.
 */
export interface ReleaseStore {
  /** Where this is, for people. */
  readonly place: string;
  /** The pointers of all rooms that have one, by room. A pointer that cannot be read is told and left out. */
  pointers(onBroken?: (room: string, error: unknown) => void): Promise<Map<string, Pointer>>;
  pointer(room: string): Promise<Pointer | null>;
  /**
   * Takes one step of a room: alone, whole or not at all. `make` may run again when somebody else was faster.
   * @param above the next number is higher than this, too
   */
  change(room: string, above: number, make: (state: RoomState) => Step): Promise<Step>;
  /** Newest first. */
  history(room: string): Promise<HistoryEntry[]>;

  /** Which of these files the store lacks, or has with other bytes than the digest says. */
  missing(room: string, build: string, files: FileTable): Promise<string[]>;
  /** Puts a file of a build, in place of one that was damaged. */
  putFile(room: string, build: string, file: string, bytes: Uint8Array): Promise<void>;
  /** Says that a build is whole, and that it is used now. */
  keepBuild(room: string, build: string, files: FileTable): Promise<void>;
  builds(room: string): Promise<StoredBuild[]>;
  /** Ids of all builds of which the store has a file, whole or not. */
  uploads(room: string): Promise<string[]>;
  removeBuild(room: string, build: string): Promise<void>;
  readFile(room: string, build: string, file: string): Promise<StoredFile | null>;

  list(): Promise<SignedList | null>;
  /** Takes a newer list. @returns false when somebody else has signed one since `before` was read, or it cannot be kept */
  writeList(list: SignedList, before: SignedList | null): Promise<boolean>;

  keys(): Promise<TeamKey[]>;
  key(id: string): Promise<TeamKey | null>;
  writeKey(key: TeamKey): Promise<void>;

  close(): Promise<void>;
}
