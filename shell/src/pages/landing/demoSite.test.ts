import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@yinyom/contracts/constants';
import { sdkSiteConfig } from '@yinyom/contracts/sdk/config';
import { demoSite, type DemoTexts } from './demoSite';

it.each(LANGUAGES)('the banner to try in %s is one that the visitors’ script takes', (lang) => {
  const file = path.resolve(__dirname, `../../../locales/demo/${lang}.json`);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as DemoTexts;
  const site = demoSite(texts, lang, 'https://consent.example.ac.th');
  expect(sdkSiteConfig.safeParse(site).error).toBeUndefined();
  expect(Object.keys(site.details.categories)).toEqual(site.categories.map(({ id }) => id));
});
