import { COOKIE_TYPES } from '@yinyom/contracts/constants';
import { languageOfTag } from '@yinyom/contracts/languageTag';
import { IMPORT_MAX_ROWS } from '@yinyom/contracts/websites/imports';
import { emptySite, type ImportedCookie, type ImportedSite, type Texts } from '../ImportedSite';
import { holeNotes } from '../literals/holeNotes';
import {
  isRecord,
  listOf,
  LiteralPattern,
  NotReadable,
  recordOf,
  textOf,
  type Literal,
} from '../literals/Literal';
import { readConfiguration } from '../literals/readConfiguration';
import { isPatternText } from '../mapping/patternAlternatives';
import { categoryTypeOf } from '../mapping/categoryTypeOf';
import { firstLanguages, languageNotes } from '../mapping/languages';
import { needsConsent } from '../mapping/needsConsent';

const PLACE = {
  variables: ['klaroConfig', 'config', 'module.exports'],
  calls: ['klaro.setup', 'klaro.render', 'klaro.show'],
  members: [['services', 'apps']],
};
/** Where Klaro keeps what counts for every language. */
const EVERYWHERE = 'zz';

/** Texts of a path in the translations of each of our languages. */
const textsAt = (translations: { [name: string]: Literal }, ...path: string[]): Texts => {
  const texts: Texts = {};
  for (const [tag, words] of Object.entries(translations)) {
    const language = languageOfTag(tag);
    const text = textOf(path.reduce<Literal | undefined>((at, name) => recordOf(at)[name], words));
    if (language && text && !texts[language]) texts[language] = text;
  }
  return texts;
};

/** Klaro writes a cookie as its name, as a pattern, or as a list of that with path and domain; a single one without a list. */
const cookiesOf = (cookies: Literal | undefined) =>
  (Array.isArray(cookies) || cookies === undefined ? listOf(cookies) : [cookies]).flatMap((given) => {
    const [name, , domain] = Array.isArray(given) ? given : [given];
    if (name instanceof LiteralPattern)
      return [{ name: name.source, isPattern: true, domain: textOf(domain) }];
    if (isRecord(name)) {
      const pattern = name['pattern'] ?? null;
      const text = pattern instanceof LiteralPattern ? pattern.source : textOf(pattern);
      const plain = textOf(name['name']);
      if (text) return [{ name: text, isPattern: true, domain: textOf(name['domain']) }];
      return plain ? [{ name: plain, isPattern: false, domain: textOf(name['domain']) }] : [];
    }
    const text = textOf(name);
    return text ? [{ name: text, isPattern: isPatternText(text), domain: textOf(domain) }] : [];
  });

/** Where Klaro of any age has the address of the privacy notice: at the language, for all of them, or at the top. */
const privacyUrlOf = (tag: string, ...places: readonly { [name: string]: Literal }[]): string => {
  for (const place of places)
    for (const found of [place['privacyPolicyUrl'], place['privacyPolicy']]) {
      const byLanguage = recordOf(found);
      const text = textOf(found) || textOf(byLanguage[tag]) || textOf(byLanguage['default']);
      if (/^(?:https?:)?\//iu.test(text)) return text;
    }
  return '';
};

/**
 * A configuration of Klaro: services with their purposes and cookies.
 * @returns null where there is none
 * @throws NotReadable
 */
export const readKlaro = (text: string): ImportedSite | null => {
  const found = readConfiguration(text, PLACE);
  if (!found) return null;
  const { config, holes } = found;
  const services = listOf(config['services'] ?? config['apps']).slice(0, IMPORT_MAX_ROWS);
  if (services.filter(isRecord).length === 0) {
    if (holes[0]) throw new NotReadable(holes[0].line);
    return null;
  }
  const site = emptySite();
  const translations = firstLanguages(config['translations']);
  const everywhere = recordOf(recordOf(config['translations'])[EVERYWHERE]);
  const purposes = new Set<string>();
  for (const service of services.filter(isRecord)) {
    const name = textOf(service['name']);
    const listed = [...listOf(service['purposes']), service['purpose']].map(textOf).filter(Boolean);
    if (listed.length > 1) site.notes.push({ code: 'several_purposes', about: name });
    const consented = listed.find((id) => needsConsent(categoryTypeOf([id])));
    const isRequired = service['required'] === true;
    if (isRequired && consented !== undefined) site.notes.push({ code: 'necessary_claimed', about: name });
    const category = isRequired ? (consented ?? 'necessary') : (listed[0] ?? '');
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
    const isOn = service['optOut'] === true || service['default'] === true;
    if (isOn && (!isRequired || consented !== undefined))
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
    const language = languageOfTag(tag);
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
      privacy_url: privacyUrlOf(tag, recordOf(words), everywhere, config),
    };
  }
  site.notes.push(...languageNotes(config['translations'], EVERYWHERE), ...holeNotes(holes));
  return site;
};
