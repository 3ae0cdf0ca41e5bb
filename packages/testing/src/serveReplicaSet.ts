import { startReplicaSet } from './replicaSet';

/** A replica set of one for as long as this program runs; prints `ready URI`. `serveReplicaSet.ts PROGRAM` */
const serve = async (): Promise<void> => {
  const [, , program = ''] = process.argv;
  const set = await startReplicaSet(program, 1);
  process.once('SIGTERM', () => void set.close().then(() => process.exit(0)));
  process.stdout.write(`ready ${set.uri}\n`);
};

serve().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
