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
