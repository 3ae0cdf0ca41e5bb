import { rm } from 'node:fs/promises';
import path from 'node:path';
import { mongo } from 'mongoose';
import { makeDataFolder } from './dataFolder';
import { freePort, startMongod, type Mongod } from './mongod';

/** MongoDB servers on this machine that hold the same data. */
export interface ReplicaSet {
  uri: string;
  /** Which member takes writes now; waits for the election of one. */
  primary(): Promise<number>;
  /** Ends a member as a crash does. */
  kill(member: number): Promise<void>;
  /** Starts a killed member again with its data. */
  start(member: number): Promise<void>;
  /** Has the primary give up its place, as for maintenance. */
  stepDown(): Promise<void>;
  /** Waits until every member that runs is primary or has caught up as a secondary. */
  settle(): Promise<void>;
  /** Ends all of it and removes its data. */
  close(): Promise<void>;
}

const SET = 'yinyom-test';
/** MongoDB waits ten seconds for a silent primary; tests would wait with it. */
const ELECTION_MS = 2_000;
const SELECTION_MS = 60_000;
const STEP_DOWN_SECONDS = 10;
const PRIMARY = 1;
const SECONDARY = 2;

interface MemberState {
  name: string;
  state: number;
  health: number;
}

/** Asks until there is an answer: while members come and go, a question fails. @throws Error after a minute */
const eventually = async <T>(what: string, ask: () => Promise<T | null>): Promise<T> => {
  const latest = Date.now() + SELECTION_MS;
  let reason: unknown;
  while (Date.now() < latest) {
    try {
      const answer = await ask();
      if (answer !== null) return answer;
    } catch (error) {
      reason = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Waited a minute in vain until ${what}.`, { cause: reason });
};

const initiate = async (addresses: string[]): Promise<void> => {
  const client = new mongo.MongoClient(`mongodb://${addresses[0]}/`, { directConnection: true });
  try {
    await client.db('admin').command({
      replSetInitiate: {
        _id: SET,
        members: addresses.map((host, _id) => ({ _id, host })),
        settings: { electionTimeoutMillis: ELECTION_MS },
      },
    });
  } finally {
    await client.close();
  }
};

/**
 * Starts a replica set of so many members in temporary folders and waits for its primary.
 * @param program path of the program `mongod`
 * @throws Error with the end of the log of a member that does not run
 */
export const startReplicaSet = async (program: string, count: number): Promise<ReplicaSet> => {
  const folder = await makeDataFolder('yinyom-mongod-');
  const places = await Promise.all(
    Array.from({ length: count }, async (_, member) => ({
      program,
      set: SET,
      port: await freePort(),
      folder: path.join(folder, String(member)),
    })),
  );
  const addresses = places.map(({ port }) => `127.0.0.1:${port}`);
  const members: (Mongod | null)[] = places.map(() => null);
  const start = async (member: number): Promise<void> => {
    const place = places[member];
    if (place) members[member] = await startMongod(place);
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    await Promise.all(members.map((member) => member?.stop(signal)));
    await rm(folder, { recursive: true, force: true });
  };
  const uri = `mongodb://${addresses.join(',')}/?replicaSet=${SET}`;
  const client = new mongo.MongoClient(uri, { serverSelectionTimeoutMS: SELECTION_MS });
  const admin = client.db('admin');
  const primary = () =>
    eventually('a member is primary', async () => {
      const { isWritablePrimary, me } = await admin.command({ hello: 1 });
      return isWritablePrimary ? addresses.indexOf(me as string) : null;
    });
  const settle = async (): Promise<void> => {
    await eventually('all members that run have caught up', async () => {
      const { members: all } = (await admin.command({ replSetGetStatus: 1 })) as { members: MemberState[] };
      const running = all.filter(({ name }) => members[addresses.indexOf(name)]);
      const count = (state: number) =>
        running.filter((one) => one.health === 1 && one.state === state).length;
      return count(PRIMARY) === 1 && count(PRIMARY) + count(SECONDARY) === running.length ? true : null;
    });
  };
  try {
    for (const member of places.keys()) await start(member);
    await initiate(addresses);
    await settle();
  } catch (error) {
    await client.close();
    await end('SIGKILL');
    throw error;
  }
  return {
    uri,
    primary,
    settle,
    start,
    kill: async (member) => {
      await members[member]?.stop('SIGKILL');
      members[member] = null;
    },
    stepDown: async () => {
      await admin.command({
        replSetStepDown: STEP_DOWN_SECONDS,
        secondaryCatchUpPeriodSecs: STEP_DOWN_SECONDS / 2,
      });
    },
    close: async () => {
      await client.close();
      await end('SIGTERM');
    },
  };
};
