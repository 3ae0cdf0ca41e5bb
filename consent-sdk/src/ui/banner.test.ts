import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toServed } from '@yinyom/contracts/sdk/sdkScript';
import { sampleConfig } from '../../testing/sampleSite';
import { bannerDialog, webLink } from './banner';

const nothing = () => {};

test.each([
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}} ${alert(1)}',
  '<svg onload=alert(1)>&lt;b&gt;',
  '\u202eevil\u202c\u200b',
])('A text like %j is shown as the text it is', (text) => {
  const { texts } = sampleConfig();
  const config = sampleConfig({
    texts: { ...texts, title: text, description: text, accept: text, reject: text, cookie_setting: text },
  });
  const dialog = bannerDialog(toServed({ looks: [''] }, config), nothing, nothing, nothing);
  expect(dialog.querySelector('h2')!.textContent).toBe(text);
  expect([...dialog.querySelectorAll('button')].map((button) => button.textContent)).toEqual([
    text,
    text,
    text,
  ]);
  expect(dialog.querySelector('script, img, svg, b')).toBeNull();
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '\tjavascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '',
])('The address %j does not become a link', (address) => {
  expect(webLink(address, 'นโยบาย')).toBe('นโยบาย');
});

test('A web address opens in a new tab that cannot reach back', () => {
  const link = webLink('https://www.example.ac.th/privacy', 'นโยบาย') as HTMLElement;
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    'https://www.example.ac.th/privacy',
    '_blank',
    'noopener',
  ]);
});

test('N8 A finger that rests on a button changes no look: rules for a hovering pointer are for pointers that can hover', () => {
  const source = path.resolve(__dirname, '..');
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  expect(sheets.length).toBeGreaterThan(5);
  const sticky = sheets.filter((file) => {
    const rules = readFileSync(path.join(source, file), 'utf8');
    // The block ends at the first brace at the start of a line.
    return rules.replaceAll(/@media \(hover: hover\) \{.*?^\}/gms, '').includes(':hover');
  });
  expect(sticky).toEqual([]);
});
