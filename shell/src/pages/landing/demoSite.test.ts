import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@yinyom/contracts/constants';
import { sdkSiteConfig } from '@yinyom/contracts/sdk/config';
import { demoSite, type DemoBannerTexts, type DemoWindowTexts } from './demoSite';

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(path.resolve(__dirname, `../../../locales/demo/${name}.json`), 'utf8')) as T;

it.each(LANGUAGES)('the banner to try in %s is one that the visitors’ script takes', (lang) => {
  const banner = read<DemoBannerTexts>(lang);
  const window = read<DemoWindowTexts>(`window/${lang}`);
  const site = demoSite(banner, window, lang, 'https://consent.example.ac.th');
  expect(sdkSiteConfig.safeParse(site).error).toBeUndefined();
  expect(Object.keys(site.details.categories)).toEqual(site.categories.map(({ id }) => id));
});
