import type { LanguageTexts } from '@yinyom/contracts/websites/templateTexts';
import { newSite } from './sampleSite';
import type { Websites } from './startWebsites';

/** The draft of a website with its privacy links filled in, ready to be published, and its ETag. */
export const readyTemplate = async (websites: Websites, applicationId: string) => {
  const { body, headers } = await websites.as('admin')('GET', `/applications/${applicationId}/template`);
  const { logo: _logo, ...design } = body.design;
  const languages = Object.fromEntries(
    Object.entries(body.languages as Record<string, LanguageTexts>).map(([language, texts]) => [
      language,
      { ...texts, privacy: { name: texts.privacy.name, url: 'https://www.example.ac.th/privacy' } },
    ]),
  ) as Record<string, LanguageTexts>;
  return { etag: headers.get('etag') ?? '', design, languages };
};

/** Saves a website's banner as the admin does. */
export const saveTemplate = (
  websites: Websites,
  applicationId: string,
  {
    etag,
    ...body
  }: { etag: string; design: object; languages: object; publish?: boolean; reconsent?: string },
) =>
  websites.as('admin')('PUT', `/applications/${applicationId}/template`, {
    body,
    headers: { 'if-match': etag },
  });

export type ReadyTemplate = Awaited<ReturnType<typeof readyTemplate>>;

/** A website whose owner filled in the privacy link and published version 1, which nothing else has been done to. */
export const publishedSite = async (websites: Websites, more: object = {}) => {
  const site = await newSite(websites, more);
  const { status, body } = await saveTemplate(websites, site.id, await readyTemplate(websites, site.id));
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return site;
};

/** A published website and its banner, ready to be published again. */
export const readySite = async (websites: Websites) => {
  const site = await publishedSite(websites);
  return { site, template: await readyTemplate(websites, site.id) };
};

/** The same banner with the texts of one language changed. */
export const withText = (
  template: ReadyTemplate,
  language: string,
  change: (texts: LanguageTexts) => LanguageTexts,
): ReadyTemplate => ({
  ...template,
  languages: { ...template.languages, [language]: change(template.languages[language] as LanguageTexts) },
});

/** The same banner with another title. */
export const withTitle = (template: ReadyTemplate, title: string, language = 'th'): ReadyTemplate =>
  withText(template, language, (texts) => ({ ...texts, banner: { ...texts.banner, title } }));

/** A website's banner as a member reads it: its draft, the published one, or a version by its number. */
export const templateOf = (websites: Websites, applicationId: string, version = 'draft') =>
  websites.as('member')('GET', `/applications/${applicationId}/template?version=${version}`);

/** The configuration that visitors of a website get. */
export const configOf = async (websites: Websites, siteKey: string, lang = 'th') =>
  (await websites.send('GET', `/public/sites/${siteKey}/config?lang=${lang}`)).body;

/** What was wrong, as `field code`. */
export const problemsOf = ({ errors = [] }: { errors?: { field: string; code: string }[] }): string[] =>
  errors.map(({ field, code }) => `${field} ${code}`);
