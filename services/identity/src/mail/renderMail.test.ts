import { LANGUAGES } from '@yinyom/contracts/constants';
import { MAIL_WORDS } from '@yinyom/texts/mail/mailWords';
import { MAIL_SUBJECTS, type MailKind, type MailValues } from './mailKinds';
import { renderMail } from './renderMail';

const values = {
  name: 'Ben http://evil.example/y',
  organization: 'evil.example',
  inviter: 'Ann a@evil.example',
  link: 'https://console.example/i',
};

it.each(LANGUAGES)('in %s no name that a person chose becomes an address that mail programs link', (lang) => {
  const { subject, text, html } = renderMail('invitation', lang, values, undefined);
  const [beforeLink = ''] = text.split(values.link);
  for (const part of [subject, beforeLink]) expect(part).not.toMatch(/evil\.example|http:|a@e/);
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="https://console.example/i"']);
  expect(html.replaceAll(values.link, '')).not.toMatch(/evil\.example|http:|a@e/);
});

it.each(LANGUAGES)('in %s mails about an organization name its brand, and the product nowhere', (lang) => {
  const brand = { organization_id: 'a'.repeat(24), name: 'Agency' };
  const kinds = Object.keys(MAIL_WORDS[lang].kinds) as MailKind[];
  const branded = kinds.filter((kind) => MAIL_SUBJECTS[kind] === 'organization');
  expect(branded.length).toBeGreaterThan(20);
  for (const kind of branded) {
    const { subject, text, html } = renderMail(
      kind,
      lang,
      values as unknown as MailValues[MailKind],
      's@a.th',
      {
        brand,
      },
    );
    expect([kind, html.includes('>Agency<'), /yinyom/i.test(`${subject}${text}${html}`)]).toEqual([
      kind,
      true,
      false,
    ]);
  }
});
