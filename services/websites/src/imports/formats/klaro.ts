import { COOKIE_TYPES } from '@yinyom/contracts/constants';
import { IMPORT_MAX_ROWS } from '@yinyom/contracts/websites/imports';
import { emptySite, type ImportedCookie, type ImportedSite, type Texts } from '../ImportedSite';
import { isRecord, listOf, LiteralPattern, recordOf, textOf, type Literal } from '../literals/Literal';
import { readConfiguration } from '../literals/readConfiguration';
import { firstLanguages, languageOf } from '../mapping/languageOf';

const PLACE = {
  variables: ['klaroConfig', 'config', 'module.exports'],
  calls: ['klaro.setup', 'klaro.render'],
};
/** Where Klaro keeps what counts for every language. */
const EVERYWHERE = 'zz';

/** Texts of a path in the translations of each of our languages. */
const textsAt = (translations: { [name: string]: Literal }, ...path: string[]): Texts => {
  const texts: Texts = {};
  for (const [tag, words] of Object.entries(translations)) {
    const language = languageOf(tag);
    const text = textOf(path.reduce<Literal | undefined>((at, name) => recordOf(at)[name], words));
    if (language && text && !texts[language]) texts[language] = text;
  }
  return texts;
};

/** Klaro writes a cookie as its name, as a pattern, or as a list of that with path and domain. */
const cookiesOf = (cookies: Literal | undefined) =>
  listOf(cookies).flatMap((given) => {
    const [name, , domain] = Array.isArray(given) ? given : [given];
    if (name instanceof LiteralPattern)
      return [{ name: name.source, isPattern: true, domain: textOf(domain) }];
    if (isRecord(name)) {
      const { pattern } = name;
      const isPattern = pattern instanceof LiteralPattern;
      const text = isPattern ? pattern.source : textOf(pattern);
      return text ? [{ name: text, isPattern, domain: textOf(name['domain']) }] : [];
    }
    return textOf(name) ? [{ name: textOf(name), isPattern: false, domain: textOf(domain) }] : [];
  });

/**
 * A configuration of Klaro: services with their purposes and cookies.
 * @returns null where there is none
 * @throws NotReadable
 */
export const readKlaro = (text: string): ImportedSite | null => {
  const config = readConfiguration(text, PLACE);
  const services = listOf(config?.['services'] ?? config?.['apps']).slice(0, IMPORT_MAX_ROWS);
  if (!config || services.length === 0) return null;
  const site = emptySite();
  const translations = firstLanguages(config['translations']);
  const everywhere = recordOf(recordOf(config['translations'])[EVERYWHERE]);
  const purposes = new Set<string>();
  for (const service of services.filter(isRecord)) {
    const name = textOf(service['name']);
    const listed = listOf(service['purposes']).map(textOf).filter(Boolean);
    if (listed.length > 1) site.notes.push({ code: 'several_purposes', about: name });
    const category = service['required'] === true ? 'necessary' : (listed[0] ?? '');
    purposes.add(category);
    const purpose = {
      ...textsAt(translations, name, 'description'),
      ...textsAt(firstLanguages(service['translations']), 'description'),
    };
    const cookies = cookiesOf(service['cookies']);
    if (cookies.length === 0) site.notes.push({ code: 'no_cookies', about: name });
    for (const cookie of cookies)
      site.cookies.push({
        ...cookie,
        provider: textOf(service['title']) || name,
        purpose,
        duration: undefined,
        type: COOKIE_TYPES.http,
        category,
      } satisfies ImportedCookie);
    if (service['optOut'] === true || service['default'] === true)
      site.notes.push({ code: 'on_before_consent', about: name });
  }
  for (const id of purposes)
    site.categories.push({
      id,
      title: { ...textsAt(translations, 'purposes', id, 'title'), ...textsAt(translations, 'purposes', id) },
      description: textsAt(translations, 'purposes', id, 'description'),
    });
  if (config['hideDeclineAll'] === true) site.notes.push({ code: 'refusal_equal' });
  for (const [tag, words] of Object.entries(translations)) {
    const language = languageOf(tag);
    if (!language) continue;
    const at = (...path: string[]) =>
      textOf(path.reduce<Literal | undefined>((found, name) => recordOf(found)[name], words));
    site.texts[language] = {
      title: at('consentNotice', 'title'),
      description: at('consentNotice', 'description'),
      accept: at('acceptAll') || at('ok'),
      reject: at('decline'),
      cookie_setting: at('consentNotice', 'learnMore'),
      window_title: at('consentModal', 'title'),
      window_description: at('consentModal', 'description'),
      confirm_choice: at('save') || at('acceptSelected'),
      privacy_url: at('privacyPolicyUrl') || textOf(everywhere['privacyPolicyUrl']),
    };
  }
  return site;
};
