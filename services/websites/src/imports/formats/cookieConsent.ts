import { COOKIE_TYPES } from '@yinyom/contracts/constants';
import { languageOfTag } from '@yinyom/contracts/languageTag';
import { readCookieConsent2 } from './cookieConsent2';
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
import { firstLanguages, languageNotes } from '../mapping/languages';
import { isPatternText } from '../mapping/patternAlternatives';
import { columnsOf } from '../mapping/columnsOf';

const PLACE = {
  variables: ['config', 'pluginConfig', 'module.exports'],
  calls: ['CookieConsent.run', 'run', 'cc.run', 'cookieconsent.run'],
  members: [
    ['categories'],
    [
      'language',
      'guiOptions',
      'cookie',
      'mode',
      'autoShow',
      'revision',
      'disablePageInteraction',
      'onConsent',
    ],
  ],
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
  const text = name instanceof LiteralPattern ? name.source : textOf(name);
  const isPattern = name instanceof LiteralPattern || isPatternText(text);
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

const keyOf = ({ category, name }: Pick<ImportedCookie, 'category' | 'name'>): string =>
  JSON.stringify([category, name]);

/** The same cookie in the tables of several languages is one, with a purpose in each. */
const tableCookies = (translations: Read): ImportedCookie[] => {
  const byName = new Map<string, ImportedCookie>();
  for (const [tag, words] of Object.entries(translations)) {
    const language = languageOfTag(tag);
    for (const { category, row, headers } of tableRows(recordOf(words))) {
      const columns = columnsOf(Object.keys(row).map((key) => [key, `${key} ${textOf(headers[key])}`]));
      const of = (column: keyof typeof columns) => textOf(row[columns[column] ?? '']);
      const made = cookieOf(of('name'), category, of('domain'));
      if (!made) continue;
      const known = byName.get(keyOf(made)) ?? {
        ...made,
        duration: of('duration') || undefined,
      };
      if (language && of('purpose')) known.purpose = { ...known.purpose, [language]: of('purpose') };
      byName.set(keyOf(made), known);
    }
  }
  return [...byName.values()];
};

/** Title and description of categories by their id, in each language; the first section about a category counts. */
const categoryTexts = (translations: Read): ((id: string) => { title: Texts; description: Texts }) => {
  const found = new Map<string, { title: Texts; description: Texts }>();
  for (const [tag, words] of Object.entries(translations)) {
    const language = languageOfTag(tag);
    const seen = new Set<string>();
    for (const section of listOf(recordOf(recordOf(words)['preferencesModal'])['sections']).filter(
      isRecord,
    )) {
      const id = textOf(section['linkedCategory']);
      if (!language || seen.has(id)) continue;
      seen.add(id);
      const texts = found.get(id) ?? { title: {}, description: {} };
      found.set(id, texts);
      for (const field of ['title', 'description'] as const) {
        const text = textOf(section[field]);
        if (text) texts[field][language] = text;
      }
    }
  }
  return (id) => found.get(id) ?? { title: {}, description: {} };
};

/**
 * A configuration of vanilla-cookieconsent 3: categories, what they clear, texts and tables per language.
 * @returns null where there is none
 * @throws NotReadable
 */
export const readCookieConsent = (text: string): ImportedSite | null => {
  const found = readConfiguration(text, PLACE);
  if (!found) return null;
  const { config, holes } = found;
  const categories = recordOf(config['categories']);
  if (Object.keys(categories).length === 0) {
    const older = readCookieConsent2(config);
    if (older) return { ...older, notes: [...older.notes, ...holeNotes(holes)] };
    if (holes[0]) throw new NotReadable(holes[0].line);
    return null;
  }
  const site = emptySite();
  const translations = firstLanguages(recordOf(config['language'])['translations']);
  const listed = tableCookies(translations);
  const names = new Set(listed.map(keyOf));
  site.cookies = [...listed, ...clearedCookies(categories).filter((cookie) => !names.has(keyOf(cookie)))];
  const textsOf = categoryTexts(translations);
  for (const [id, category] of Object.entries(categories)) {
    site.categories.push({ id, ...textsOf(id) });
    const { enabled, readOnly } = recordOf(category);
    if (enabled === true && readOnly !== true) site.notes.push({ code: 'on_before_consent', about: id });
  }
  const look = recordOf(recordOf(config['guiOptions'])['consentModal']);
  if (look['equalWeightButtons'] === false) site.notes.push({ code: 'refusal_equal' });
  for (const [tag, words] of Object.entries(translations)) {
    const language = languageOfTag(tag);
    if (!language) continue;
    if (!isRecord(words)) {
      if (textOf(words)) site.notes.push({ code: 'texts_elsewhere', about: textOf(words) });
      continue;
    }
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
  const { translations: given } = recordOf(config['language']);
  site.notes.push(...languageNotes(given), ...holeNotes(holes));
  return site;
};
