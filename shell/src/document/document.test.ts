import { readFileSync } from 'node:fs';
import path from 'node:path';
import { palette } from '@yinyom/ui/foundation/palette';

const html = readFileSync(path.join(__dirname, 'index.html'), 'utf8');

it('A20 the page’s ground before the first style is that of the design system, light and dark', () => {
  // Formatters write colours in small letters there.
  expect(html.match(/background: (#\w+)/g)).toEqual(
    [palette.canvas[0], palette.canvas[1], palette.canvas[1]].map(
      (color) => `background: ${color.toLowerCase()}`,
    ),
  );
});

it('the largest scripts are asked for before the files of the page, and not after the rest as deferred scripts are', () => {
  const at = html.indexOf('<script defer fetchpriority="high"');
  expect(at).toBeGreaterThan(html.indexOf('as="font"'));
  expect(html.indexOf('__FIRST_FILES__')).toBeGreaterThan(at);
});

it('everything that stands in the document itself carries the nonce of the response', () => {
  const inline = html.match(/<(?:script|style)\b[^>]*>/g) ?? [];
  expect(inline.length).toBeGreaterThanOrEqual(3);
  for (const tag of inline) expect(tag).toContain('nonce="__CSP_NONCE__"');
});
