import { COOKIE_TYPES } from '@yinyom/contracts/constants';
import { emptySite, type ImportedCookie, type ImportedSite, type Texts } from '../ImportedSite';
import { isRecord, listOf, LiteralPattern, recordOf, textOf, type Literal } from '../literals/Literal';
import { readConfiguration } from '../literals/readConfiguration';
import { languageOf } from '../mapping/languageOf';
import { columnsOf } from '../mapping/columnsOf';

const PLACE = {
  variables: ['config', 'pluginConfig', 'module.exports'],
  calls: ['CookieConsent.run', 'run', 'cc.run'],
};

type Read = { [name: string]: Literal };

/** Rows of the tables that a language's window shows, by category. */
const tableRows = (words: Read): { category: string; row: Read; headers: Read }[] =>
  listOf(recordOf(words['preferencesModal'])['sections'])
    .filter(isRecord)
    .flatMap((section) => {
      const table = recordOf(section['cookieTable']);
      const category = textOf(section['linkedCategory']);
      const headers = recordOf(table['headers']);
      return listOf(table['body'])
        .filter(isRecord)
        .map((row) => ({ category, row, headers }));
    });

const cookieOf = (name: Literal | undefined, category: string, domain: string): ImportedCookie | null => {
  const isPattern = name instanceof LiteralPattern;
  const text = isPattern ? name.source : textOf(name);
  if (!text) return null;
  const nothing = { provider: '', purpose: {}, duration: undefined, type: COOKIE_TYPES.http };
  return { name: text, isPattern, domain, category, ...nothing };
};

/** What is cleared when a category is refused: names that the window's tables may lack. */
const clearedCookies = (categories: Read): ImportedCookie[] =>
  Object.entries(categories).flatMap(([id, category]) => {
    const lists = [
      recordOf(recordOf(category)['autoClear'])['cookies'],
      ...Object.values(recordOf(recordOf(category)['services'])).map(
        (service) => recordOf(service)['cookies'],
      ),
    ];
    return lists.flatMap(listOf).flatMap((cookie) => {
      const made = cookieOf(recordOf(cookie)['name'], id, textOf(recordOf(cookie)['domain']));
      return made ? [made] : [];
    });
  });

/** The same cookie in the tables of several languages is one, with a purpose in each. */
const tableCookies = (translations: Read): ImportedCookie[] => {
  const byName = new Map<string, ImportedCookie>();
  for (const [tag, words] of Object.entries(translations)) {
    const language = languageOf(tag);
    for (const { category, row, headers } of tableRows(recordOf(words))) {
      const columns = columnsOf(Object.keys(row).map((key) => [key, `${key} ${textOf(headers[key])}`]));
      const of = (column: keyof typeof columns) => textOf(row[columns[column] ?? '']);
      const made = cookieOf(of('name'), category, of('domain'));
      if (!made) continue;
      const known = byName.get(`${category}|${made.name}`) ?? {
        ...made,
        duration: of('duration') || undefined,
      };
      if (language && of('purpose')) known.purpose = { ...known.purpose, [language]: of('purpose') };
      byName.set(`${category}|${made.name}`, known);
    }
  }
  return [...byName.values()];
};

const categoryTexts = (translations: Read, id: string, field: 'title' | 'description'): Texts => {
  const texts: Texts = {};
  for (const [tag, words] of Object.entries(translations)) {
    const language = languageOf(tag);
    const sections = listOf(recordOf(recordOf(words)['preferencesModal'])['sections']).filter(isRecord);
    const text = textOf(sections.find((section) => textOf(section['linkedCategory']) === id)?.[field]);
    if (language && text) texts[language] = text;
  }
  return texts;
};

/**
 * A configuration of vanilla-cookieconsent 3: categories, what they clear, texts and tables per language.
 * @returns null where there is none
 * @throws NotReadable
 */
export const readCookieConsent = (text: string): ImportedSite | null => {
  const config = readConfiguration(text, PLACE);
  const categories = recordOf(config?.['categories']);
  if (!config || Object.keys(categories).length === 0) return null;
  const site = emptySite();
  const translations = recordOf(recordOf(config['language'])['translations']);
  const listed = tableCookies(translations);
  const isListed = ({ name, category }: ImportedCookie) =>
    listed.some((cookie) => cookie.name === name && cookie.category === category);
  site.cookies = [...listed, ...clearedCookies(categories).filter((cookie) => !isListed(cookie))];
  for (const [id, category] of Object.entries(categories)) {
    const title = categoryTexts(translations, id, 'title');
    site.categories.push({ id, title, description: categoryTexts(translations, id, 'description') });
    const { enabled, readOnly } = recordOf(category);
    if (enabled === true && readOnly !== true) site.notes.push({ code: 'on_before_consent', about: id });
  }
  const look = recordOf(recordOf(config['guiOptions'])['consentModal']);
  if (look['equalWeightButtons'] === false) site.notes.push({ code: 'refusal_equal' });
  for (const [tag, words] of Object.entries(translations)) {
    const language = languageOf(tag);
    if (!language) continue;
    const banner = recordOf(recordOf(words)['consentModal']);
    const modal = recordOf(recordOf(words)['preferencesModal']);
    if (!textOf(banner['acceptNecessaryBtn']) && site.notes.every(({ code }) => code !== 'refusal_equal'))
      site.notes.push({ code: 'refusal_equal' });
    const [, link = ''] = /href=["']([^"']+)["']/.exec(textOf(banner['footer'])) ?? [];
    site.texts[language] = {
      title: textOf(banner['title']),
      description: textOf(banner['description']),
      accept: textOf(banner['acceptAllBtn']),
      reject: textOf(banner['acceptNecessaryBtn']),
      cookie_setting: textOf(banner['showPreferencesBtn']),
      window_title: textOf(modal['title']),
      confirm_choice: textOf(modal['savePreferencesBtn']),
      privacy_url: link,
    };
  }
  return site;
};
