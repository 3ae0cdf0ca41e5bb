import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'yinyom-on-mongo-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...parts: string[]) => {
  const code = `
    import { testOnMongo } from ${JSON.stringify(path.join(__dirname, 'testOnMongo.mjs'))};
    process.exit(await testOnMongo(${JSON.stringify(parts)}));`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    env: { PATH: folder, HOME: folder, XDG_CACHE_HOME: folder },
  });
  return { status, said: stdout + stderr };
};

it('where no server is to be had, all that was not tried is named, and it is no success', () => {
  const { status, said } = run('identity', 'e2e');
  expect(status).toBe(1);
  expect(said).toContain('No MongoDB server was found.');
  expect(said).toContain('MONGOD_PATH: not set');
  expect(said).toContain('skipped: identity: the identity service');
  expect(said).toContain('skipped: e2e: the whole product, backup and restore');
  expect(said.trim().split('\n').at(-1)).toBe('0 passed, 0 failed, 2 skipped');
});

it('a part that there is not is named, with those that there are', () => {
  expect(run('nowhere')).toEqual({
    status: 1,
    said: expect.stringMatching(/There is no part nowhere\. Parts: compliance, consents, identity, .*e2e/),
  });
});
