import { createLogger } from '../logger';
import { createDataCipher } from './dataCipher';
import { encryptAgain } from './encryptAgain';
import { keyRing } from './keyRing';

const [now, before, lost] = ['n', 'b', 'l'].map((letter) => letter.repeat(40)) as [string, string, string];
const cipherOf = (secret: string, previous: string[] = []) =>
  createDataCipher(keyRing(secret, previous), 'test');

it('encrypts again what an earlier secret encrypted, and leaves what no secret opens', async () => {
  const stored = {
    fresh: cipherOf(now).seal('1', 'fresh'),
    stale: cipherOf(before).seal('2', 'stale'),
    unreadable: cipherOf(lost).seal('3', 'unreadable'),
  };
  const after = { ...stored };
  const secrets = (Object.keys(stored) as (keyof typeof stored)[]).map((owner) => ({
    owner,
    sealed: stored[owner],
    replace: async (renewed: string) => {
      after[owner] = renewed;
    },
  }));
  const counted = await encryptAgain('secrets', secrets, cipherOf(now, [before]), createLogger('silent'));
  expect(counted).toEqual({ resealed: 1, unreadable: 1 });
  expect(after).toEqual({ ...stored, stale: expect.any(String) });
  expect(cipherOf(now).open(after.stale, 'stale')).toEqual({ text: '2', stale: false });
});

it('a store that fails is no secret that cannot be opened', async () => {
  const replace = () => Promise.reject(new Error('the database is down'));
  const sealed = cipherOf(before).seal('1', 'x');
  const run = encryptAgain(
    'secrets',
    [{ owner: 'x', sealed, replace }],
    cipherOf(now, [before]),
    createLogger('silent'),
  );
  await expect(run).rejects.toThrow('the database is down');
});
