import type { PublicationStore } from '../publish/publication.store';
import type { PublicationRecord } from '../publish/PublicationRecord';
import { createLiveSites } from './liveSites';

/** A database of one website that can be changed, counted and taken away. */
const smallDatabase = () => {
  const state = { marker: 1, down: false, whole: 0, small: 0 };
  const answer = async <T>(kind: 'whole' | 'small', value: T): Promise<T> => {
    if (state.down) throw new Error('database down');
    state[kind] += 1;
    return value;
  };
  const record = () => ({ site_key: 'known', marker: state.marker, payload: '{}' }) as PublicationRecord;
  const store: Pick<PublicationStore, 'bySiteKey' | 'markerOf'> = {
    bySiteKey: (siteKey) => answer('whole', siteKey === 'known' ? record() : null),
    markerOf: (siteKey) => answer('small', siteKey === 'known' ? state.marker : null),
  };
  return { state, store: store as PublicationStore };
};

describe('websites in memory', () => {
  let time = 0;
  const start = () => {
    time = 1_000_000;
    const { state, store } = smallDatabase();
    return { state, sites: createLiveSites(store, () => time) };
  };
  const markerOf = async (sites: ReturnType<typeof createLiveSites>) =>
    (await sites.get('known'))?.publication.marker;

  it('are read once and then served without the database for a second', async () => {
    const { state, sites } = start();
    const answers = await Promise.all([sites.get('known'), sites.get('known'), sites.get('known')]);
    expect(new Set(answers).size).toBe(1);
    time += 999;
    await sites.get('known');
    expect(state).toMatchObject({ whole: 1, small: 0 });
  });

  it('are compared by one small read, and stay the same object while nothing changed', async () => {
    const { state, sites } = start();
    const before = await sites.get('known');
    time += 1_900;
    expect(await sites.get('known')).toBe(before);
    expect(state).toMatchObject({ whole: 1, small: 1 });
  });

  it('are never older than two seconds', async () => {
    const { state, sites } = start();
    await sites.get('known');
    state.marker = 2;
    time += 1_900;
    expect(await markerOf(sites)).toBe(2);
  });

  it('are refreshed in the background before that, so that nobody waits', async () => {
    const { state, sites } = start();
    await sites.get('known');
    state.marker = 2;
    time += 1_200;
    expect(await markerOf(sites)).toBe(1);
    await new Promise(setImmediate);
    expect(await markerOf(sites)).toBe(2);
  });

  it('are served as last known while the database is away', async () => {
    const { state, sites } = start();
    await sites.get('known');
    state.down = true;
    time += 3_600_000;
    expect(await markerOf(sites)).toBe(1);
    await expect(sites.get('never-asked')).rejects.toThrow('database down');
    state.down = false;
    state.marker = 3;
    expect(await markerOf(sites)).toBe(3);
  });

  it('that do not exist are remembered too, and found once they do', async () => {
    const { state, sites } = start();
    expect(await sites.get('unknown')).toBeNull();
    expect(await sites.get('unknown')).toBeNull();
    expect(state.whole).toBe(1);
  });

  it('are not kept as they were read before a change in this process', async () => {
    const { state, sites } = start();
    const early = sites.get('known');
    sites.forget('known');
    state.marker = 2;
    await early;
    expect(await markerOf(sites)).toBe(2);
  });

  it('are read anew after a change in this process', async () => {
    const { state, sites } = start();
    await sites.get('known');
    state.marker = 2;
    sites.forget('known');
    expect(await markerOf(sites)).toBe(2);
  });

  it('V-12 stay in memory while somebody tries made-up keys', async () => {
    const { state, sites } = start();
    const before = await sites.get('known');
    for (let at = 0; at < 6_000; at += 1) await sites.get(`nobody${at}`);
    const read = state.whole;
    expect(await sites.get('known')).toBe(before);
    expect(state.whole).toBe(read);
  });
});
