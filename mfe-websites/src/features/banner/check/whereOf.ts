import { LANGUAGES } from '@yinyom/contracts/constants';
import type { Lang } from '@yinyom/contracts/constants';

/** Where something can be corrected: a field of the editor, by its name, or the website's cookies and categories. */
export type Where =
  | { part: 'texts'; language: Lang; name: string }
  | { part: 'design'; name: string }
  | { part: 'cookies' };

/** The language whose texts a field is about. */
export const languageOf = (field = ''): Lang | undefined => {
  const [root, language] = field.split('.');
  return root === 'languages' ? LANGUAGES.find((lang) => lang === language) : undefined;
};

/** Where a field of the template is edited; undefined when a finding names none. */
export const whereOf = (field: string | undefined): Where | undefined => {
  if (!field) return undefined;
  const language = languageOf(field);
  if (field === 'cookies' || field.includes('.categories.')) return { part: 'cookies' };
  // A finding about a whole language leads to the text that visitors read first.
  if (language)
    return {
      part: 'texts',
      language,
      name: field === `languages.${language}` ? `${field}.banner.description` : field,
    };
  return field.startsWith('design.') ? { part: 'design', name: field } : undefined;
};
