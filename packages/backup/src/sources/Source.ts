import type { ClientSession, Db } from 'mongodb';
import type { DataService } from '@yinyom/contracts/operations/backup';

/** A service's database, read as it is at the moment of the backup. */
export interface SourceDatabase {
  service: DataService;
  db: Db;
  /** Keeps the moment, where the server does that. */
  session?: ClientSession;
}

/** All databases of an installation at one moment. */
export interface Source {
  takenAt: Date;
  consistency: 'snapshot' | 'stopped';
  databases: SourceDatabase[];
  close(): Promise<void>;
}
