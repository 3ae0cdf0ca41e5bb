import { createHash } from 'node:crypto';
import { LANGUAGES } from '@yinyom/contracts/constants';
import { MAIL_WORDS } from '@yinyom/texts/mail/mailWords';
import type { MailKind, MailValues } from './mailKinds';
import { renderMail } from './renderMail';

const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

const KINDS = Object.keys(MAIL_WORDS.th.kinds).sort() as MailKind[];

/** A value for every place of every kind. */
const VALUES = {
  name: 'Somchai',
  organization: 'Example University',
  inviter: 'Malee',
  person: 'Anan',
  website: 'www.example.ac.th',
  link: 'https://console.example/x',
  email: 'a@example.ac.th',
  date: '01/02/2027',
  left: '7',
  key: 'Blue key',
  new: '3',
  violations: '2',
  webhook: 'CRM',
  host: 'hooks.example',
  number: 'DSR-2026-000123',
  rights: 'Access',
  digits: '123456',
  amount: '4',
  part: 'mfe_hello',
  build: '3477cd4f9a63',
  failed: '5',
  loads: '210',
  other_failed: '7',
  other_loads: '2000',
  alert: 'Something',
  month: 'November 2026',
  websites: '12',
  attention: '5',
  decided: '345',
  code: '<script src="x"></script>',
} as unknown as MailValues[MailKind];

const MORE = { items: [{ name: 'Item', sentence: 'A sentence.' }], unsubscribe: 'https://console.example/u' };

/** A text that is changed on purpose changes these digests; nothing else may, a move least of all. */
it('every mail says, in every language, what was written for it', () => {
  expect(KINDS).toHaveLength(43);
  const digests = LANGUAGES.map((lang) =>
    digestOf(
      KINDS.flatMap((kind) => [
        renderMail(kind, lang, VALUES, 'help@example.ac.th', MORE),
        renderMail(kind, lang, VALUES, undefined),
      ]),
    ),
  );
  expect(digests).toEqual([
    'a3440854cfb3f034',
    '643dfd94fa7a2a58',
    'e3fd6496e2adb805',
    '5ffdbb5ba11e3dea',
    '477c5f26d1473c34',
  ]);
});

it('the page at the end of the weekly mail, too', () => {
  expect(LANGUAGES.map((lang) => digestOf(MAIL_WORDS[lang].unsubscribe_page))).toEqual([
    '31a511226468e6ee',
    '3c24a9e2581fcd77',
    '21bbf3251e6ece1c',
    '8f1591e0130a01a0',
    '4e5d0322fee0ee56',
  ]);
});
