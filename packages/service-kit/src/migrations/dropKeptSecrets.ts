import type { Connection } from 'mongoose';

interface Kept {
  _id: string;
  request: string;
  answer: string | null;
}

/**
 * Takes secrets out of the answers that earlier versions kept whole for repeated requests, and hashes of bodies, passwords
 * among them, with them. A request that was sent before and is repeated after it is refused (422 `idempotency_conflict`):
 * nothing is created twice.
 * @param names secret fields of these answers
 */
export const dropKeptSecrets = async (database: Connection, names: readonly string[]): Promise<void> => {
  const kept = database.collection<Kept>('idempotency_keys');
  for await (const { _id, answer } of kept.find({ request: { $ne: '' } })) {
    const fields = answer === null ? null : (JSON.parse(answer) as Record<string, unknown>);
    const clean =
      fields && Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
    // One that still runs writes its own answer.
    const unchanged = { _id, answer };
    await kept.updateOne(unchanged, { $set: { request: '', answer: clean && JSON.stringify(clean) } });
  }
};
