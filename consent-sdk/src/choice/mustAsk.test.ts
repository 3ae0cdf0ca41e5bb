import type { SdkConfig } from '@yinyom/contracts/sdk/config';
import { sampleConfig } from '../../testing/sampleSite';
import type { Choice } from './choice';
import { mustAsk } from './mustAsk';

const NOW = 1_795_000_000;
const choice: Choice = {
  v: 1,
  c: '0b6e6e00-14a2-4c3d-8e5f-aabbccddeeff',
  t: 5,
  x: NOW + 60,
  s: { 2: 0, 3: 1, 4: 0 },
};
const ask = (policy: SdkConfig['reconsent']['policy'], since: number, changes: Partial<Choice> = {}) =>
  mustAsk(sampleConfig({ reconsent: { policy, since } }), { ...choice, ...changes }, NOW);

test('A visitor without a choice is asked', () => {
  expect(mustAsk(sampleConfig(), null, NOW)).toBe(true);
});
test('A visitor whose choice is as new as the last "ask everybody" is not asked again', () => {
  expect(ask('all', 5)).toBe(false);
});
test('A visitor is asked again after the owner published with "ask everybody"', () => {
  expect(ask('all', 6)).toBe(true);
});
test('Publishing with "ask nobody" does not hide an earlier "ask everybody"', () => {
  expect(ask('none', 6)).toBe(true);
  expect(ask('none', 5)).toBe(false);
});
test('A visitor is asked again when the period is over', () => {
  expect(ask('none', 1, { x: NOW })).toBe(true);
});
test('With "ask about changes" only a choice that lacks a present category is asked again', () => {
  expect(ask('changed_only', 1)).toBe(false);
  expect(ask('changed_only', 1, { s: { 2: 0, 3: 1 } })).toBe(true);
});
