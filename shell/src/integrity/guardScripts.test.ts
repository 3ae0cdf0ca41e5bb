import { waitFor } from '@testing-library/react';
import { learnFiles, NO_FILE } from './digests';
import { guardScripts } from './guardScripts';

const REMOTE = 'https://cdn.example/mfe-users/b1/';
const NAMED = `sha256-${'n'.repeat(43)}=`;
const LAZY = `sha256-${'z'.repeat(43)}=`;
const answer = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeAll(() => guardScripts());
beforeEach(() => {
  globalThis.fetch = answer as typeof fetch;
  document.head.innerHTML = `
    <meta name="digests" content="/assets/digests.1.json sha256-of-the-list" />
    <link rel="preload" as="script" href="/assets/first.js" integrity="${NAMED}" />`;
});
afterEach(() => answer.mockReset());

const script = (address: string) => {
  const element = document.createElement('script');
  element.src = address;
  return element;
};

describe('O5 a script', () => {
  beforeAll(() => learnFiles(REMOTE, { 'assets/page.js': NAMED }));

  it('of a remote gets the digest of the signed release, whoever loads it', () => {
    const page = script(`${REMOTE}assets/page.js`);
    expect(page).toMatchObject({ src: `${REMOTE}assets/page.js`, crossOrigin: 'anonymous' });
    expect(page.getAttribute('integrity')).toBe(NAMED);
  });

  it('of a remote that its release does not name cannot run', () => {
    expect(script(`${REMOTE}assets/other.js`).getAttribute('integrity')).toBe(NO_FILE);
    expect(script(`${REMOTE}assets/page.js?again`).getAttribute('integrity')).toBe(NO_FILE);
  });

  it('of the shell that the page names needs nothing else', () => {
    expect(script('/assets/first.js').outerHTML).toBe(
      `<script integrity="${NAMED}" src="/assets/first.js"></script>`,
    );
    expect(answer).not.toHaveBeenCalled();
  });

  it('of the shell that the page does not name waits for the list, which is checked itself', async () => {
    answer.mockResolvedValueOnce(Response.json({ 'assets/lazy.js': LAZY }));
    const lazy = script('/assets/lazy.js');
    expect(lazy.getAttribute('src')).toBeNull();
    await waitFor(() => expect(lazy.getAttribute('src')).not.toBeNull());
    expect(lazy.outerHTML).toBe(`<script integrity="${LAZY}" src="/assets/lazy.js"></script>`);
    expect(answer).toHaveBeenCalledWith('/assets/digests.1.json', { integrity: 'sha256-of-the-list' });
  });

  it('of anybody else is left alone', () => {
    expect(script('https://www.example.org/x.js').hasAttribute('integrity')).toBe(false);
  });
});

it('O5 where the list cannot be read, the script counts as lost, and the next one asks again', async () => {
  jest.resetModules();
  const fresh = (await import('./digests')).digestOf;
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(fresh('/assets/lazy.js')).rejects.toThrow('Failed to fetch');
  answer.mockResolvedValueOnce(Response.json({ 'assets/lazy.js': LAZY }));
  await expect(fresh('/assets/lazy.js')).resolves.toBe(LAZY);
});
