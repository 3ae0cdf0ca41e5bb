import { LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import type { SdkConfig, SdkCookie, SdkDetails, SdkTexts } from '@yinyom/contracts/sdk/config';
import type { Snapshot } from '../snapshot/Snapshot';
import { textIn } from '../texts/textIn';
import { publicPath } from './publicPath';
import { toSdkDesign } from './toSdkDesign';

/** What depends on nothing but the version: made once when it is published. Own addresses begin with a slash. */
export interface SdkPayload {
  config: Pick<
    SdkConfig,
    | 'site_key'
    | 'version'
    | 'default_language'
    | 'languages'
    | 'auto_detect_language'
    | 'design'
    | 'categories'
    | 'cookies'
    | 'cookie_domain'
    | 'audience'
    | 'unclassified_policy'
    | 'block'
    | 'reconsent'
  >;
  texts: Partial<Record<Lang, SdkTexts>>;
  details: Partial<Record<Lang, PublishedDetails>>;
}

/** What the preference modal shows; how a duration is told belongs to the day it is read. */
export type PublishedDetails = Omit<SdkDetails, 'cookies'> & { cookies: Omit<SdkCookie, 'expiry_text'>[] };

/** What a version is published as. */
interface Published {
  siteKey: string;
  version: number;
  reconsent: SdkConfig['reconsent'];
}

/** What follows from the registrable domains of hosts, which only a server looks up. */
export type HostParts = Pick<SdkConfig, 'cookie_domain' | 'block'>;

/** The part of a website's configuration that one published version fixes. Pure. */
export const toSdkPayload = (snapshot: Snapshot, published: Published, hosts: HostParts): SdkPayload => {
  const { siteKey, version, reconsent } = published;
  const languages = LANGUAGES.filter((language) => snapshot.languages.includes(language));
  return {
    config: {
      site_key: siteKey,
      version,
      default_language: snapshot.default_language,
      languages,
      auto_detect_language: snapshot.design.auto_detect_language,
      design: toSdkDesign(snapshot, siteKey),
      categories: snapshot.categories.map(({ id, type, gcm }) => ({ id, type, gcm })),
      cookies: cookieNames(snapshot),
      audience: snapshot.audience,
      unclassified_policy: snapshot.unclassified_policy,
      ...hosts,
      reconsent,
    },
    texts: Object.fromEntries(languages.map((language) => [language, textsOf(snapshot, siteKey, language)])),
    details: Object.fromEntries(languages.map((language) => [language, detailsOf(snapshot, language)])),
  };
};

/** Necessary ones, too: a withdrawal deletes what scripts have made since consent, and spares what is named here. */
export const cookieNames = ({
  categories,
  cookies,
}: Pick<Snapshot, 'categories' | 'cookies'>): Record<string, string[]> => {
  const names: Record<string, string[]> = {};
  for (const { id } of categories) {
    const own = cookies.filter(({ category_id }) => category_id === id);
    if (own.length > 0)
      names[id] = [...new Set(own.map(({ name, match }) => (match === 'prefix' ? `${name}*` : name)))];
  }
  return names;
};

const textsOf = ({ texts }: Snapshot, siteKey: string, language: Lang): SdkTexts => {
  const own = texts[language];
  if (!own) throw new Error(`no texts for ${language}`);
  const { title, description, cookie_setting, accept, reject } = own.banner;
  const file = own.privacy.file_id && `${publicPath(siteKey)}/privacy/${language}?v=${own.privacy.file_id}`;
  const url = own.privacy.url || file;
  // A link is part of publishing. None is ever invented for an owner.
  if (!url) throw new Error(`no link to the privacy notice for ${language}`);
  return { title, description, cookie_setting, accept, reject, privacy: { name: own.privacy.name, url } };
};

const detailsOf = (snapshot: Snapshot, language: Lang): PublishedDetails => {
  const own = snapshot.texts[language];
  if (!own) throw new Error(`no texts for ${language}`);
  return {
    popup_title: own.popup_title,
    cookie_definition: own.cookie_definition,
    allow_all: own.allow_all,
    categories_modal: own.categories_modal,
    cookies_modal: own.cookies_modal,
    categories: Object.fromEntries(
      snapshot.categories.map(({ id, title, description }) => [
        id,
        { title: textIn(title, language), description: textIn(description, language) },
      ]),
    ),
    cookies: snapshot.cookies.map(({ category_id, name, match, provider, purpose, expiry, type }) => ({
      category_id,
      name: match === 'prefix' ? `${name}*` : name,
      provider,
      purpose: textIn(purpose, language),
      expiry,
      type,
    })),
  };
};
