import { CATEGORY, sampleConfig } from '../../testing/sampleSite';
import { oneLanguage } from '../config/oneLanguage';
import type { Choice } from './choice';
import { areGranted, isGranted } from './permission';

const own = { id: 'alumni', type: 5, gcm: [] };
const config = oneLanguage(sampleConfig({ categories: [...sampleConfig().categories, own] }));
const choice: Choice = {
  v: 1,
  c: '0b6e6e00-14a2-4c3d-8e5f-aabbccddeeff',
  t: 12,
  x: 1,
  s: { 2: 0, 3: 1, 4: 1, alumni: 1 },
};

test('Necessary may always act and nothing else may without a choice', () => {
  const may = config.categories.filter(({ id }) => isGranted(config, null, id));
  expect(may.map(({ type }) => type)).toEqual([1]);
});
test('A category is meant by its id and by its type', () => {
  expect(isGranted(config, choice, CATEGORY.statistics)).toBe(true);
  expect(isGranted(config, choice, '3')).toBe(true);
  expect(isGranted(config, choice, CATEGORY.preference)).toBe(false);
  expect(isGranted(config, choice, '2')).toBe(false);
});
test("The owner's own category follows its own answer", () => {
  expect(isGranted(config, choice, 'alumni')).toBe(true);
  expect(isGranted(config, { ...choice, s: { 3: 1 } }, 'alumni')).toBe(false);
});
test('Unclassified stays blocked even when everything is granted', () => {
  expect(isGranted(config, choice, '0')).toBe(false);
});
test('Unclassified follows marketing only where the owner decided so', () => {
  const lenient = { ...config, unclassified_policy: 'treat_as_marketing' as const };
  expect(isGranted(lenient, choice, '0')).toBe(true);
  expect(isGranted(lenient, { ...choice, s: { 4: 0 } }, '0')).toBe(false);
});
test('A category nobody knows may not act', () => {
  expect(isGranted(config, choice, 'analytics')).toBe(false);
  expect(areGranted(config, choice, '')).toBe(false);
});
test('Of several categories all must be granted', () => {
  expect(areGranted(config, choice, ' 3, 4 ')).toBe(true);
  expect(areGranted(config, choice, '3 2')).toBe(false);
});
