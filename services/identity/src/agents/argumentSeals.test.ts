import { Types } from 'mongoose';
import { createLogger } from '@yinyom/service-kit/logger';
import { SealedForAnother } from '@yinyom/service-kit/secrets/dataCipher';
import { keyRing } from '@yinyom/service-kit/secrets/keyRing';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { createAgentConfirmationStore, type AgentConfirmationStore } from './agentConfirmation.store';
import { createArgumentSeals, resealArguments } from './argumentSeals';

const [EARLIER, CURRENT] = ['e'.repeat(40), 'c'.repeat(40)] as const;
const NOW = new Date('2026-11-30T03:00:00Z');
let databases: TestDatabase;
let store: AgentConfirmationStore;
beforeAll(async () => {
  databases = await startTestDatabase();
  store = createAgentConfirmationStore(await databases.connect('identity'));
});
afterAll(() => databases.close());

/** A confirmation whose arguments an earlier secret sealed. */
const add = async (minutes: number) => {
  const owner = { _id: new Types.ObjectId(), organization_id: new Types.ObjectId() };
  await store.add({
    ...owner,
    key_id: new Types.ObjectId(),
    key_name: 'Agent',
    call: 'answerSubjectRequest',
    digest: 'd',
    arguments: createArgumentSeals(keyRing(EARLIER)).seal(owner, '{"body":"words"}'),
    about: 'null',
    state: 'pending',
    requested_at: NOW,
    expires_at: new Date(NOW.getTime() + minutes * 60_000),
    decided_at: null,
    decided_by: null,
    used_at: null,
  });
  const stored = async () =>
    (await store.find(owner.organization_id.toHexString(), owner._id.toHexString()))?.arguments;
  return { owner, stored };
};

it('arguments open for their confirmation alone, and with the secret of now once they were sealed again', async () => {
  const { owner, stored } = await add(10);
  const both = createArgumentSeals(keyRing(CURRENT, [EARLIER]));
  const counted = await resealArguments(store, both, createLogger('silent'));
  expect(counted).toEqual({ resealed: 1, unreadable: 0 });
  const sealed = String(await stored());
  const alone = createArgumentSeals(keyRing(CURRENT));
  expect(alone.open(owner, sealed)).toBe('{"body":"words"}');
  for (const other of [
    { ...owner, _id: new Types.ObjectId() },
    { ...owner, organization_id: new Types.ObjectId() },
  ])
    expect(() => alone.open(other, sealed)).toThrow(SealedForAnother);
});

it('arguments are forgotten once their confirmation expired, and not before', async () => {
  const [over, waits] = [await add(-1), await add(1)];
  expect(await store.forgetExpired(NOW)).toBe(1);
  expect([await over.stored(), await waits.stored()]).toEqual([null, expect.any(String)]);
  await store.decide(waits.owner, 'refused', { id: 'x', name: 'x' }, NOW);
  expect(await waits.stored()).toBeNull();
});
