import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { endpoint } from '@yinyom/contracts/endpoint';
import { callShape } from '@yinyom/contracts/release/callShape';
import { PLATFORM_PATH, platformShape } from '@yinyom/contracts/release/platform';
import type { ListedRelease, ListedRemote } from '@yinyom/contracts/release/RemotesList';
import { startProbeGateway } from '../testing/startProbeGateway';
import { testReleases } from '../testing/testReleases';
import { judgeReleases } from './judgedReleases';
import { platformCalls } from './platformCalls';

const getPerson = (answer: z.ZodMiniType) =>
  endpoint({
    name: 'getPerson',
    service: 'identity',
    method: 'GET',
    path: '/person',
    auth: 'none',
    summary: 'A person',
    answer,
  });
const person = getPerson(z.object({ id: z.string(), name: z.string() }));
const widened = getPerson(z.object({ id: z.string(), name: z.string(), phone: z.string() }));
const narrowed = getPerson(z.object({ id: z.string() }));

const page = {
  kit: '^1.11.0',
  kit_exports: ['api'],
  react: '19.3.1',
  react_dom: '19.3.1',
  styled_components: '6.6.0',
  own_copies: [],
};
const hash = platformCalls([person])['getPerson']?.hash ?? '';
const row = {
  name: 'mfe_users',
  build: 'b1',
  needs: { ...page, calls: { getPerson: hash } },
} as unknown as ListedRelease;

describe('the list of remotes', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'yy-judged-'));
    await mkdir(path.join(folder, 'mfe-users/b1'), { recursive: true });
    await writeFile(
      path.join(folder, 'mfe-users/b1/calls.json'),
      JSON.stringify({ getPerson: callShape(person) }),
    );
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** What a platform that answers one call lists of releases that were built for `person`. */
  const listedBy = async (answered: typeof person, ...remotes: ListedRemote[]) => {
    const releases = { ...testReleases(folder), list: async () => ({ remotes }) };
    return (await judgeReleases(releases, platformCalls([answered])).list()).remotes;
  };

  it('says nothing about a remote whose calls are answered as it was built for, or with more', async () => {
    const expected = [{ ...row, needs: page }];
    expect(await listedBy(person, row)).toEqual(expected);
    expect(await listedBy(widened, row)).toEqual(expected);
  });

  it('says which call of a remote is answered otherwise, and why, of a canary as well', async () => {
    const unmet = [
      {
        what: 'call',
        name: 'getPerson',
        wants: 'GET /person',
        has: 'GET /person',
        why: ['answer: name is missing'],
      },
    ];
    const canary = { release: row, organizations: [], share: 0.5 };
    expect(await listedBy(narrowed, { ...row, canary })).toEqual([
      { ...row, needs: page, unmet, canary: { ...canary, release: { ...row, needs: page, unmet } } },
    ]);
  });

  it('lists a build of before there was a check as it is', async () => {
    const { needs: _needs, ...before } = row;
    expect(await listedBy(narrowed, before)).toEqual([before]);
  });
});

it(`${PLATFORM_PATH} tells what remotes find, and says so when there is no shell`, async () => {
  const gateway = await startProbeGateway('in the gateway process');
  try {
    expect((await gateway.get(PLATFORM_PATH)).status).toBe(503);
    const { own_copies: _own, ...offer } = { ...page, kit: '1.11.4' };
    await writeFile(
      path.join(gateway.folder, 'shell/build.json'),
      JSON.stringify({ name: 'shell', build: 's1', hash: 'h', offer }),
    );
    const answer = await gateway.get(PLATFORM_PATH);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const platform = platformShape.parse(await answer.json());
    // T3-07: every call of the contract is in it.
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    const again = await gateway.get(PLATFORM_PATH);
    expect([again.headers.get('etag'), await again.json()]).toEqual([expect.any(String), platform]);
    expect(again.headers.get('etag')).toBe(answer.headers.get('etag'));
    const plain = await gateway.get(PLATFORM_PATH, { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('vary')).toContain('Accept-Encoding');
    expect(platform).toMatchObject({ shell: 's1', offer, remotes: [] });
    expect(platform.calls['who']).toEqual({
      hash: expect.stringMatching(/^[0-9a-f]{10}$/),
      shape: expect.objectContaining({ method: 'GET', path: '/who' }),
    });
  } finally {
    await gateway.stop();
  }
});
