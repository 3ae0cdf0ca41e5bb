import { COOKIE_TYPES } from '@yinyom/contracts/constants';
import { languageOfTag } from '@yinyom/contracts/languageTag';
import { emptySite, type ImportedCategory, type ImportedCookie, type ImportedSite } from '../ImportedSite';
import { isRecord, listOf, recordOf, textOf, type Literal } from '../literals/Literal';
import { columnsOf } from '../mapping/columnsOf';
import { firstLanguages, languageNotes } from '../mapping/languages';
import { isPatternText } from '../mapping/patternAlternatives';

type Read = { [name: string]: Literal };

/**
 * A configuration of vanilla-cookieconsent 2: languages with blocks, of which those with a `toggle` are categories and hold
 * their cookies.
 * @returns null where there is none
 */
export const readCookieConsent2 = (config: Read): ImportedSite | null => {
  const languages = firstLanguages(config['languages']);
  if (Object.keys(languages).length === 0) return null;
  const site = emptySite();
  const categories = new Map<string, ImportedCategory>();
  const cookies = new Map<string, ImportedCookie>();
  for (const [tag, words] of Object.entries(languages)) {
    const language = languageOfTag(tag);
    const banner = recordOf(recordOf(words)['consent_modal']);
    const modal = recordOf(recordOf(words)['settings_modal']);
    const headings = Object.assign({}, ...listOf(modal['cookie_table_headers']).filter(isRecord)) as Read;
    for (const block of listOf(modal['blocks']).filter(isRecord)) {
      const toggle = recordOf(block['toggle']);
      const id = textOf(toggle['value']);
      if (!id) continue;
      const category = categories.get(id) ?? { id, title: {}, description: {} };
      if (!categories.has(id) && toggle['enabled'] === true && toggle['readonly'] !== true)
        site.notes.push({ code: 'on_before_consent', about: id });
      categories.set(id, category);
      for (const field of ['title', 'description'] as const)
        if (language && textOf(block[field])) category[field][language] = textOf(block[field]);
      for (const row of listOf(block['cookie_table']).filter(isRecord)) {
        const columns = columnsOf(Object.keys(row).map((key) => [key, textOf(headings[key]) || key]));
        const of = (column: keyof typeof columns) => textOf(row[columns[column] ?? '']);
        const name = of('name') || textOf(row['col1']);
        if (!name) continue;
        const key = JSON.stringify([id, name]);
        const cookie = cookies.get(key) ?? {
          name,
          isPattern: row['is_regex'] === true || isPatternText(name),
          domain: of('domain'),
          provider: '',
          purpose: {},
          duration: of('duration') || undefined,
          type: COOKIE_TYPES.http,
          category: id,
        };
        if (language && of('purpose')) cookie.purpose = { ...cookie.purpose, [language]: of('purpose') };
        cookies.set(key, cookie);
      }
    }
    const [first, second] = [recordOf(banner['primary_btn']), recordOf(banner['secondary_btn'])];
    if (!language) continue;
    const refuses = textOf(second['role']) === 'accept_necessary';
    if (!refuses && site.notes.every(({ code }) => code !== 'refusal_equal'))
      site.notes.push({ code: 'refusal_equal' });
    site.texts[language] = {
      title: textOf(banner['title']),
      description: textOf(banner['description']),
      accept: textOf(modal['accept_all_btn']) || textOf(first['text']),
      reject: textOf(modal['reject_all_btn']) || (refuses ? textOf(second['text']) : ''),
      cookie_setting: refuses ? '' : textOf(second['text']),
      window_title: textOf(modal['title']),
      confirm_choice: textOf(modal['save_settings_btn']),
    };
  }
  site.categories = [...categories.values()];
  site.cookies = [...cookies.values()];
  site.notes.push(...languageNotes(config['languages']));
  return site;
};
