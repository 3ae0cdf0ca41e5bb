import { connectDatabase } from '@yinyom/service-kit/database/connectDatabase';
import { createLogger } from '@yinyom/service-kit/logger';
import { startReplicaSet, type ReplicaSet } from '@yinyom/testing/replicaSet';
import type { Connection } from 'mongoose';
import { lastingVisitors } from '../testing/lastingVisitors';
import { spawnConsents } from '../testing/spawnConsents';
import { createStandIns } from '../testing/standIns';
import { startConsents } from '../testing/startConsents';

// `npm run test:mongodb` names the program; where there is no real server, there is no primary to lose.
const mongod = process.env['MONGOD_PATH'];
const real = mongod ? describe : describe.skip;

const SOAK = process.env['SOAK'] === '1';
jest.setTimeout(SOAK ? 3_600_000 : 900_000);
/** Rounds, each with a primary that is killed and one that steps down. */
const ROUNDS = SOAK ? 20 : 3;
const VISITORS = 16;
/** Receipts before and after whatever happens. */
const SOME = 100;

let set: ReplicaSet | undefined;
let database: Connection | undefined;

real('D-T4: a replica set of three MongoDB servers loses its primary under load', () => {
  beforeAll(async () => {
    set = await startReplicaSet(mongod ?? '', 3);
    database = await connectDatabase(set.uri, 'primary_lost', createLogger('silent'));
  });
  afterAll(async () => {
    await database?.close();
    await set?.close();
  });

  it(`loses no acknowledged decision, stores none twice, and the counters equal a recount, ${ROUNDS} kills and step-downs`, async () => {
    if (!set || !database) throw new Error('no replica set');
    const members = set;
    const standIns = createStandIns();
    const site = standIns.addSite();
    const visitors = lastingVisitors(site);
    const service = await spawnConsents(members.uri, database.name, site);
    const underLoad = async (happen: () => Promise<void>): Promise<void> => {
      let answers = 0;
      let over = false;
      let told: () => void = () => undefined;
      const answered = (count: number) =>
        new Promise<void>((resolve) => {
          const enough = answers + count;
          told = () => answers >= enough && resolve();
        });
      const load = visitors.decide(
        VISITORS,
        service.url,
        () => over,
        () => {
          answers += 1;
          told();
        },
      );
      await answered(SOME);
      await happen();
      await answered(SOME);
      over = true;
      await load;
    };

    for (let round = 0; round < ROUNDS; round += 1) {
      const first = await members.primary();
      await underLoad(() => members.kill(first));
      expect(await members.primary()).not.toBe(first);
      await members.start(first);
      await members.settle();
      await underLoad(() => members.stepDown());
      await members.settle();
    }
    await service.kill();
    expect(visitors.acknowledged()).toBeGreaterThanOrEqual(ROUNDS * 2 * 2 * SOME);

    const consents = await startConsents(database, standIns);
    await visitors.expectWhole(consents, database, standIns.addUser(site.organization_id, 10));
    await consents.close();
  });
});
