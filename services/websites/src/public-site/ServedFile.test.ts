import { toServedFile } from './ServedFile';

const KIND = { type: 'text/javascript; charset=utf-8', cacheControl: 'no-cache' };

/** The value of a header in a list of names and values in turn. */
const valueOf = (list: readonly string[], name: string) => list[list.indexOf(name) + 1];

it('V3.4.1 V3.4.4 V3.4.6 a file that comes from memory has the headers that everything else gets from the gateway', async () => {
  const file = await toServedFile('void 0', { ...KIND, secure: true });
  for (const { headers, unchanged } of Object.values(file)) {
    expect(valueOf(headers, 'X-Content-Type-Options')).toBe('nosniff');
    for (const list of [headers, unchanged]) {
      expect(valueOf(list, 'Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
      expect(valueOf(list, 'Content-Security-Policy')).toBe("frame-ancestors 'none'");
    }
  }
});

it('V3.4.1 over plain http nobody is told to keep to https', async () => {
  const { plain } = await toServedFile('void 0', KIND);
  expect(plain.headers).not.toContain('Strict-Transport-Security');
});
