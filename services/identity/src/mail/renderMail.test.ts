import { LANGUAGES } from '@yinyom/contracts/constants';
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
