import { spawnSync } from 'node:child_process';
import path from 'node:path';

const PACKAGE = path.resolve(__dirname, '../../packages/build-remote');

/** What functions of build-remote answer, which are ES modules: all in one process. */
const answers = JSON.parse(
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `
      import { differences } from ${JSON.stringify(path.join(PACKAGE, 'release/differences.mjs'))};
      import { previewOf } from ${JSON.stringify(path.join(PACKAGE, 'release/previewBuild.mjs'))};
      import { undeclaredCalls } from ${JSON.stringify(path.join(PACKAGE, 'verify/matchCalls.mjs'))};
      import { createListSigner } from ${JSON.stringify(path.join(PACKAGE, 'verify/signedList.mjs'))};
      import { pagesToOpen } from ${JSON.stringify(path.join(PACKAGE, 'verify/pagesToOpen.mjs'))};
      const tried = (act) => { try { return act(); } catch (error) { return error.message; } };
      const build = (id, entry, own, calls, kit_exports) => ({ build: id, size: { entry, own }, needs: { calls, kit_exports } });
      const [now, before] = [
        build('b2', 9216, 20480, { getMe: '1', listSessions: '2' }, ['api']),
        build('b1', 8192, 21504, { getMe: '1', getMeta: '3' }, ['api', 'toast']),
      ];
      const shape = (method, path) => ({ method, path });
      const platform = { listSessions: { shape: shape('GET', '/me/sessions') } };
      const made = ['GET /api/v1/me', 'GET /api/v1/organizations/5/users', 'GET /api/v1/me/sessions', 'PUT /api/v1/me', 'POST /api/v1/mf/errors'];
      const pages = [{ path: '/things', layout: 'default', role: 1 }, { path: '/things/:id', layout: 'default' }, { path: '/in', layout: 'auth' }];
      const signList = createListSigner({ sign: (text) => text }, { releaseText: ({ build, number }) => build + ' ' + number, listText: () => '' });
      const release = (name, build, number) => ({ name, build, number, signature: 'theirs' });
      console.log(JSON.stringify({
        listed: signList(
          { remotes: [{ ...release('users', 'u2', 7), canary: {} }, release('auth', 'a1', 2)] },
          new Map([['users', release('users', 'u1', 1)], ['hello', release('hello', 'h1', 1)]]),
        ).remotes,
        different: differences(now, before),
        same: differences(now, { ...before, build: 'b2' }),
        calls: undeclaredCalls(made, { a: shape('GET', '/organizations/:/users') }, ['GET /api/v1/me'], platform),
        opened: pagesToOpen({ pages }, ['/things/:id=/things/5']).map(({ address, kind }) => [address, kind]),
        unnamed: pagesToOpen({ pages }).map(({ address }) => address),
        notDeclared: tried(() => pagesToOpen({ pages }, ['/other/:id=/other/5'])),
        preview: previewOf({ preview: true, organization: ['o1'], hours: '2' }),
        none: previewOf({ organization: ['o1'] }),
        refused: [
          { preview: true }, { preview: true, organization: ['a', 'b'] }, { preview: true, organization: ['a'], hours: '169' },
          { preview: true, organization: ['a'], share: '0.1' }, { hours: '3' },
        ].map((values) => tried(() => previewOf(values))),
      }));`,
    ],
    { encoding: 'utf8' },
  ).stdout,
) as Record<string, unknown>;

it('W5 a build is compared with the one in use: bytes, calls, what it imports of the kit', () => {
  expect(answers['different']).toEqual([
    'size (gzip): entry +1.0 KB, own code -1.0 KB',
    'calls: now also listSessions',
    'calls: no longer getMeta',
    'imports of the kit: no longer toast',
  ]);
  expect(answers['same']).toEqual([]);
});

it('W3 a call counts as undeclared unless the build names it or the shell makes it by itself', () => {
  expect(answers['calls']).toEqual(['GET /me/sessions (listSessions)', 'PUT /me (no call of the contract)']);
});

it('W3 a build of before has the number of the one in use: a browser that has seen that refuses lower ones', () => {
  expect(answers['listed']).toEqual([
    { name: 'users', build: 'u1', number: 7, signature: 'u1 7' },
    { name: 'auth', build: 'a1', number: 2, signature: 'a1 2' },
    { name: 'hello', build: 'h1', number: 1, signature: 'h1 1' },
  ]);
});

it('W3 a page with a part that varies is opened at the address that was named for it, else not at all', () => {
  expect(answers['opened']).toEqual([
    ['/things', 'inside'],
    ['/things/5', 'public'],
    ['/in', 'auth'],
  ]);
  expect(answers['unnamed']).toEqual(['/things', null, '/in']);
  expect(answers['notDeclared']).toBe('The build declares no page /other/:id.');
});

it('W1 a preview is for one organization and for at most a week', () => {
  expect(answers['preview']).toEqual({ organization: 'o1', hours: 2 });
  expect(answers['none']).toBeNull();
  expect(answers['refused']).toEqual([
    expect.stringContaining('members of one organization'),
    expect.stringContaining('members of one organization'),
    expect.stringContaining('1 to 168'),
    expect.stringContaining('members of one organization'),
    '--hours belongs to --preview.',
  ]);
});
