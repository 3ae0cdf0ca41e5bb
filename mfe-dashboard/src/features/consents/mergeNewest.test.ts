import { sampleConsent } from '../../testing/sampleData';
import { leavesGap, mergeNewest } from './mergeNewest';

const ids = (list: { id: string }[]) => list.map(({ id }) => id);

test('new decisions stand before the ones loaded earlier, none twice', () => {
  const merged = mergeNewest([sampleConsent(3), sampleConsent(2)], [sampleConsent(2), sampleConsent(1)]);
  expect(ids(merged)).toEqual(ids([sampleConsent(3), sampleConsent(2), sampleConsent(1)]));
});

test('a visitor who decided again stands only at the new place', () => {
  const again = sampleConsent(9, { client_id: sampleConsent(1).client_id, consent_type: 'reconsent' });
  expect(ids(mergeNewest([again], [sampleConsent(2), sampleConsent(1)]))).toEqual(
    ids([again, sampleConsent(2)]),
  );
});

test('visitors whose ids were erased are never taken for each other', () => {
  const erased = { client_id: null };
  expect(mergeNewest([sampleConsent(2, erased)], [sampleConsent(1, erased)])).toHaveLength(2);
});

test('knows when more decisions came than the newest page holds', () => {
  const newest = [sampleConsent(9), sampleConsent(8)];
  expect(leavesGap(newest, [sampleConsent(3)], false)).toBe(true);
  expect(leavesGap(newest, [sampleConsent(8), sampleConsent(3)], false)).toBe(false);
  expect(leavesGap(newest, [sampleConsent(3)], true)).toBe(false);
});
