import type { ServedConfig } from '@yinyom/contracts/sdk/sdkScript';
import type { Choice } from '../choice/choice';
import { addressRule, categoryReason, nameRule, questionReason } from './reasons';

const config = {
  reconsent: { policy: 'changed_only', since: 3 },
  categories: [{ id: 'a', type: 3, gcm: [] }],
} as Pick<ServedConfig, 'disabled' | 'reconsent' | 'categories'>;
const choice: Choice = { v: 1, c: 'c', t: 3, x: 1000, s: { 3: 1 } };

test.each([
  ['no choice is known', 'no_choice', null, {}],
  ['the period is over', 'expired', { ...choice, x: 999 }, {}],
  ['everybody is asked again since', 'republished', { ...choice, t: 2 }, {}],
  ['a category is new', 'new_category', { ...choice, s: {} }, {}],
  ['the choice counts', 'answered', choice, {}],
  ['the website is disabled', 'disabled', null, { disabled: true }],
] as const)('When %s the panel says so', (_when, reason, stored, changes) => {
  expect(questionReason({ ...config, ...changes }, stored, 999)).toBe(reason);
});

test('A category is explained by its type, the policy and whether the visitor has decided', () => {
  const reason = (type: number, policy: 'treat_as_marketing' | undefined, decided: boolean) =>
    categoryReason({ id: 'a', type, gcm: [] }, { unclassified_policy: policy }, decided);
  expect([
    reason(1, undefined, false),
    reason(0, undefined, true),
    reason(0, 'treat_as_marketing', true),
    reason(3, undefined, true),
    reason(5, undefined, false),
  ]).toEqual(['necessary', 'unclassified', 'as_marketing', 'chosen', 'undecided']);
});

test('The rule that was applied is named', () => {
  const rules = { a: ['video.example/embed'], b: ['tags.example'] };
  expect(addressRule({ block: rules }, 'https://www.tags.example/x.js')).toEqual({
    category: 'b',
    pattern: 'tags.example',
  });
  expect(addressRule({ block: rules }, 'https://video.example/other')).toBeUndefined();
  expect(nameRule({ cookies: { a: ['_ga', '_ga_*'] } }, '_ga_X1')).toEqual({
    category: 'a',
    pattern: '_ga_*',
  });
});
