import { DATES_CHANGED, i18n, registerTexts, startTexts } from './texts';

const saying = (text: string) => () => Promise.resolve({ default: { hello: text } });

it('texts of one part cannot stand in the place of another’s', async () => {
  registerTexts('users', saying('first'), 'mfe_users');
  expect(() => registerTexts('users', saying('second'), 'mfe_billing')).toThrow(
    'The texts "users" are those of mfe_users',
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

it('says in English what a language lacks, and loads no English for what lacks nothing', async () => {
  const asked: string[] = [];
  registerTexts('whole', (lang) => (asked.push(`whole ${lang}`), saying(`whole ${lang}`)()), 'mfe_users');
  registerTexts(
    'gappy',
    (lang) => {
      asked.push(`gappy ${lang}`);
      return Promise.resolve({
        default: lang === 'en' ? { hello: 'Hello', bye: 'Bye' } : { hello: 'ជំរាបសួរ' },
      });
    },
    'mfe_users',
  );
  await i18n.changeLanguage('kh');
  await i18n.loadNamespaces(['whole', 'gappy']);
  expect([i18n.t('whole:hello'), i18n.t('gappy:hello')]).toEqual(['whole kh', 'ជំរាបសួរ']);
  expect(asked).toEqual(['whole kh', 'gappy kh']);
  const shownAnew = new Promise<void>((resolve) => i18n.on(DATES_CHANGED, resolve));
  i18n.t('gappy:bye');
  await shownAnew;
  expect([i18n.t('gappy:bye'), i18n.t('gappy:hello')]).toEqual(['Bye', 'ជំរាបសួរ']);
  expect(asked).toEqual(['whole kh', 'gappy kh', 'gappy en']);
});

it.each([
  ['list.title', 'title'],
  ['secret.newText', 'new Text'],
  ['state.in_progress', 'in progress'],
  ['messages:email_required', 'email required'],
])('never shows the key %s, not even when English lacks the text, too', async (key, words) => {
  registerTexts('elsewhere', () => Promise.resolve({ default: { hello: 'Hello' } }), 'mfe_elsewhere');
  for (const lang of ['kh', 'en']) {
    await i18n.changeLanguage(lang);
    await i18n.loadNamespaces('elsewhere');
    expect(i18n.t(key, { ns: 'elsewhere' })).toBe(words);
  }
  expect(i18n.t(key, { ns: 'elsewhere', defaultValue: 'Another text' })).toBe('Another text');
});
