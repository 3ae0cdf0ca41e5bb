import { startIdentity, type IdentityTest } from '../../test/startIdentity';

let identity: IdentityTest;
beforeEach(async () => {
  identity = await startIdentity();
});
afterEach(() => identity.close());

const place = { email: 'hello@example.ac.th', part: 'mfe_hello', build: '3477cd4f9a63' } as const;

it('a team learns of new errors once, however many processes look, and in its language', async () => {
  const news = { ...place, language: 'en', amount: 2, once: 'part-errors mfe_hello 1' } as const;
  await Promise.all([1, 2, 3].map(() => identity.internal.sendPartErrors(news)));
  await identity.internal.sendPartErrors({ ...news, language: 'th', once: 'part-errors mfe_hello 2' });
  const mails = await identity.mails();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['hello@example.ac.th', 'ข้อผิดพลาดใหม่ใน mfe_hello'],
    ['hello@example.ac.th', 'New errors in mfe_hello'],
  ]);
  expect(mails[1]?.text).toContain('New messages: 2. The latest build with one: 3477cd4f9a63.');
});

it('what the platform did with a canary comes with its figures', async () => {
  const figures = { failed: 5, loads: 20, other_failed: 1, other_loads: 900 };
  for (const what of ['taken_back', 'promoted'] as const)
    await identity.internal.sendCanaryNews({ ...place, language: 'en', what, ...figures });
  const [promoted, back] = await identity.mails();
  expect(back).toMatchObject({ subject: 'mfe_hello: the canary 3477cd4f9a63 was rolled back' });
  expect(back?.text).toContain('It failed in 5 of 20 loads, the build in use in 1 of 900.');
  expect(promoted).toMatchObject({ subject: 'mfe_hello: all users have build 3477cd4f9a63' });
});
