import { i18n, registerTexts, startTexts } from './texts';

const saying = (text: string) => () => Promise.resolve({ default: { hello: text } });

it('texts of one part cannot stand in the place of another’s', async () => {
  registerTexts('users', saying('first'), 'mfe_users');
  expect(() => registerTexts('users', saying('second'), 'mfe_billing')).toThrow(
    'The texts "users" are those of mfe_users; mfe_billing must call its own otherwise.',
  );
  expect(() => registerTexts('messages', saying('third'), 'mfe_billing')).toThrow('those of the contract');
  await startTexts('en');
  await i18n.loadNamespaces('users');
  expect(i18n.t('users:hello')).toBe('first');
});

it('a newer build of the same part brings newer texts', () => {
  registerTexts('own', saying('old'), 'mfe_users');
  expect(() => registerTexts('own', saying('new'), 'mfe_users')).not.toThrow();
});
