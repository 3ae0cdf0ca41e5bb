import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Store } from './store';

describe('a group of writes', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'store-'));
  const store = new Store(folder);
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('D6: a write that fails unexpectedly hurts nobody else of its group', async () => {
    const good = (n: number) =>
      store.write((view) => view.put('docs', Buffer.from(`k${n}`), Buffer.from('v')));
    const bad = () =>
      store.write((view) => {
        view.put('docs', Buffer.from('bad'), Buffer.from('half'));
        throw new TypeError('nobody expected this');
      });
    const results = await Promise.allSettled([good(1), bad(), good(2), bad(), good(3)]);
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    const stored = store.view.range('docs', Buffer.from('a'), Buffer.from('z'), 10);
    expect(stored.map(({ key }) => key.toString())).toEqual(['k1', 'k2', 'k3']);
  });

  it('D6: a key that is too long for the file is an error of its write and never "the disk is full"', async () => {
    const write = store.write((view) => view.put('docs', Buffer.alloc(3000, 'k'), Buffer.from('v')));
    await expect(write).rejects.toMatchObject({ code: 1 });
  });
});
