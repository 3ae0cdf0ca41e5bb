import { contrast, READABLE, VISIBLE } from '@yinyom/contracts/contrast';
import { BRAND_GROUNDS } from '@yinyom/contracts/identity/brandShades';
import type { PageBrand } from '@yinyom/service-kit/brand/pageBrand';
import { frame } from './frame';

const brand = {
  name: 'Agency',
  organizationId: 'o',
  accent: null,
  footer: '',
  logos: { light: null, dark: null },
} as unknown as PageBrand;

it.each([
  ['a client with the brand of its agency', brand, 'Client', 'Page · Client', 2],
  ['an organization with its own brand', brand, 'Agency', 'Page · Agency', 1],
  ['no brand', null, 'Client', 'Page · Client', 1],
  ['a brand alone', brand, undefined, 'Page · Agency', 1],
])('%s: the page names whose it is, once', (_case, shown, organization, title, names) => {
  const framed = { lang: 'en' as const, languages: null, brand: shown };
  const text = frame({ ...framed, ...(organization && { organization }) }, 'Page', '');
  expect(text).toContain(`<title>${title}</title>`);
  expect(text.match(/>\s*(?:Agency|Client)\s*</g)).toHaveLength(names);
});

describe('in the colours that the system of the reader asks for', () => {
  const page = frame({ lang: 'en', languages: null, brand: null }, 'Page', '');
  const colorsOf = (block: RegExp): Record<string, string> =>
    Object.fromEntries(
      [...(block.exec(page)?.[1] ?? '').matchAll(/--(\w+):(#[0-9a-f]{6})\b/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    );
  const light = colorsOf(/:root\{color-scheme:light;([^}]*)\}/);
  const dark = colorsOf(/prefers-color-scheme:dark\)\{:root\{color-scheme:dark;([^}]*)\}/);

  it.each([
    ['light', light],
    ['dark', dark],
  ])('%s: words can be read, and edges of fields seen, on card and page', (_scheme, colors) => {
    const { paper = '', canvas = '', written = '', accent = '', edge = '' } = colors;
    for (const ground of [paper, canvas]) {
      for (const name of ['ink', 'accent', 'quiet', 'wrong'])
        expect([name, contrast(colors[name] ?? '', ground) >= READABLE]).toEqual([name, true]);
      expect(contrast(edge, ground)).toBeGreaterThanOrEqual(VISIBLE);
    }
    expect(contrast(written, accent)).toBeGreaterThanOrEqual(READABLE);
  });

  it('has no colour that only one of both knows', () => {
    expect(Object.keys(dark)).toEqual(Object.keys(light));
    const rules = page.replace(/:root\{[^}]*\}/g, '');
    expect(rules).not.toMatch(/#[0-9a-f]{3,8}\b/i);
    const used = new Set([...rules.matchAll(/var\(--(\w+)\)/g)].map(([, name]) => name));
    expect([...used].filter((name) => name !== 'shade' && !(name! in light))).toEqual([]);
  });

  it('takes the dark colour and the dark logo of a brand; a light logo alone keeps a light ground', () => {
    const accent = { light: '#7A1F5C', dark: '#E59AC8' };
    const logo = { sha256: 'c'.repeat(64), width: 64, height: 16 };
    const branded = (logos: object) =>
      frame(
        { lang: 'en', languages: null, brand: { ...brand, accent, logos } as unknown as PageBrand },
        'Page',
        '',
      );
    const both = branded({ light: logo, dark: { ...logo, sha256: 'd'.repeat(64) } });
    const [, rules = ''] = /prefers-color-scheme:dark\)\{\.brand-end([^<]*)<\/style>/.exec(both) ?? [];
    expect(rules).toContain('button{background:#E59AC8}');
    expect(rules).toContain(`button{color:${BRAND_GROUNDS.dark.written}}`);
    expect(both).toMatch(/<source\s+media="\(prefers-color-scheme: dark\)"\s+srcset="[^"]*d{64}"/);
    expect(both).not.toContain('class="light"');
    expect(branded({ light: logo, dark: null })).toMatch(/c{64}"[^>]*class="light"/);
    // The console's grounds, on which a brand's colour was checked, are those of the page.
    expect([dark['paper'], dark['canvas'], dark['written']]).toEqual(
      [BRAND_GROUNDS.dark.surface, BRAND_GROUNDS.dark.canvas, BRAND_GROUNDS.dark.written].map((one) =>
        one.toLowerCase(),
      ),
    );
  });
});
