import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SHELL_HEADER } from '@yinyom/contracts/release/platform';
import { createFolderStore } from '@yinyom/release-store/folder/folderStore';
import { scriptOf, shellReleases } from '../testing/sampleShell';
import { startProbeGateway, type ProbeGateway } from '../testing/startProbeGateway';
import { createEarlierBuilds } from './earlierBuilds';

let gateway: ProbeGateway;
let releases: ReturnType<typeof shellReleases>;

beforeEach(async () => {
  gateway = await startProbeGateway('in the gateway process');
  releases = shellReleases(path.join(gateway.folder, 'releases'));
});
afterEach(() => gateway.stop());

const page = async (url = '/en/websites') =>
  (await gateway.get(url, { accept: 'text/html' }))
    .text()
    .then((text) => /(page|front) of \w+/.exec(text)?.[0]);
const fileOf = (build: string, name: string) => path.join(gateway.folder, 'releases/shell', build, name);
const statusOf = async (url: string) => (await gateway.get(`/${url}`)).status;

describe('O9 the shell is released as remotes are', () => {
  it('and is the one that the gateway came with until then', async () => {
    expect(await page()).toBeUndefined();
    expect(await statusOf('main.abcdef12.js')).toBe(200);
    await releases.release('s1');
    expect(await page()).toBe('page of s1');
    expect(await page('/')).toBe('front of s1');
    expect(await (await gateway.get('/build.json')).json()).toMatchObject({ build: 's1' });
    expect(await (await gateway.get('/favicon.svg')).text()).toBe('<svg>s1</svg>');
  });

  it('files of every kept build are served, as pages of it are open: they may be kept for good', async () => {
    await releases.release('s1');
    await releases.release('s2');
    expect(await page()).toBe('page of s2');
    const old = await gateway.get(`/${scriptOf('s1')}`);
    expect(await old.text()).toBe('script of s1');
    expect(old.headers.get('cache-control')).toContain('immutable');
    expect(await statusOf(scriptOf('s2'))).toBe(200);
    expect(await statusOf(scriptOf('s3'))).toBe(404);
    // What has the same name in every build is that of the one in use; browsers keep it for a day (T3-10).
    const icon = await gateway.get('/favicon.svg');
    expect(await icon.text()).toBe('<svg>s2</svg>');
    expect(icon.headers.get('cache-control')).toBe('public, max-age=86400');
  });

  it('going back is a step of a moment, and everything is there', async () => {
    await releases.release('s1');
    await releases.release('s2');
    expect(await page()).toBe('page of s2');
    await releases.rollback();
    expect(await page()).toBe('page of s1');
    expect(await statusOf(scriptOf('s2'))).toBe(200);
  });
});

describe('a team tries its build with shells that open consoles still run', () => {
  const pageIn = async (shell: string) => {
    const answer = await gateway.get('/user', { accept: 'text/html', [SHELL_HEADER]: shell });
    return /page of \w+/.exec(await answer.text())?.[0];
  };

  it('they are named, the current one first, and their pages are sent on demand', async () => {
    await releases.release('s1');
    await releases.release('s2');
    await releases.release('s3');
    await releases.rollback();
    expect(await createEarlierBuilds(createFolderStore(path.join(gateway.folder, 'releases')))()).toEqual({
      shell: ['s2', 's3', 's1'],
    });
    expect([await pageIn('s1'), await pageIn('s3')]).toEqual(['page of s1', 'page of s3']);
    expect([await pageIn('s4'), await pageIn('../s1'), await page()]).toEqual(Array(3).fill('page of s2'));
  });
});

describe('D-T8 a release of the shell that somebody else changed', () => {
  const pointer = () => path.join(gateway.folder, 'releases/shell/current.json');

  it.each(['index.html', 'landing.th.html', 'mf-manifest.json', 'build.json'])(
    'in %s is not served: the one before stays',
    async (name) => {
      await releases.release('s1');
      expect(await page()).toBe('page of s1');
      await releases.release('s2');
      const whole = await readFile(fileOf('s2', name), 'utf8');
      await writeFile(fileOf('s2', name), `${whole.replaceAll('s2', 's9')} `);
      expect(await page()).toBe('page of s1');
      expect(await page('/')).toBe('front of s1');
    },
  );

  it('is not served where nothing was served before, either', async () => {
    await releases.release('s1');
    await writeFile(fileOf('s1', 'index.html'), 'page of s9');
    expect(await page()).toBeUndefined();
    await rm(pointer());
    expect(await page()).toBeUndefined();
  });

  it('cannot be an old one that is played back, nor one that nobody here signed', async () => {
    await releases.release('s1');
    expect(await page()).toBe('page of s1');
    const old = await readFile(pointer(), 'utf8');
    await releases.release('s2');
    expect(await page()).toBe('page of s2');
    await writeFile(pointer(), old);
    expect(await page()).toBe('page of s2');
    await writeFile(pointer(), old.replace(/"released_by":"\w+"/, '"released_by":"somebody"'));
    expect(await page()).toBe('page of s2');
  });

  it('is looked at again: what the store could not give for a moment comes by itself', async () => {
    await releases.release('s1');
    expect(await page()).toBe('page of s1');
    await releases.release('s2');
    const whole = await readFile(fileOf('s2', 'index.html'));
    await rm(fileOf('s2', 'index.html'));
    expect(await page()).toBe('page of s1');
    await writeFile(fileOf('s2', 'index.html'), whole);
    expect(await page()).toBe('page of s1');
    const later = Date.now() + 11_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
    expect(await page()).toBe('page of s2');
    clock.mockRestore();
  });
});
