import { CATEGORY, sampleConfig } from '../../testing/sampleSite';
import { signalStates } from './signals';

const { categories } = sampleConfig();

test('Every signal of Consent Mode v2 has a state, denied unless a category that may act carries it', () => {
  expect(signalStates(categories, ({ id }) => id === CATEGORY.statistics)).toEqual({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
    functionality_storage: 'denied',
    personalization_storage: 'denied',
    security_storage: 'denied',
  });
});
test('Without any category everything is denied', () => {
  expect(new Set(Object.values(signalStates([], () => true)))).toEqual(new Set(['denied']));
});
