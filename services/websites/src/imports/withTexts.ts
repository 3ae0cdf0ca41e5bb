import { LANGUAGES } from '@yinyom/contracts/constants';
import type { TemplateLanguages } from '@yinyom/contracts/websites/templateTexts';
import type { ImportedSite } from './ImportedSite';

/**
 * A draft with the words of another product where it has some, in the languages that the draft has. Its design stays: here
 * agreeing and refusing weigh the same.
 * @param categoryIds ours by theirs
 */
export const withTexts = (
  draft: TemplateLanguages,
  { texts, categories, banner }: ImportedSite,
  categoryIds: ReadonlyMap<string, string>,
): TemplateLanguages => {
  const result: TemplateLanguages = { ...draft };
  for (const language of LANGUAGES) {
    const own = draft[language];
    const whole = banner?.languages[language];
    if (own && whole) {
      const mapped = Object.entries(whole.categories).flatMap(([id, words]) => {
        const ours = categoryIds.get(id);
        return ours ? [[ours, words] as const] : [];
      });
      const { file_id: _theirs, ...privacy } = whole.privacy;
      result[language] = {
        ...whole,
        privacy: own.privacy.file_id ? own.privacy : privacy,
        categories: Object.fromEntries(mapped),
      };
      continue;
    }
    const theirs = texts[language];
    if (!own || !theirs || Object.keys(theirs).length === 0) continue;
    const { title, description, accept, reject, cookie_setting } = theirs;
    const { window_title, window_description, confirm_choice, privacy_url } = theirs;
    const ownWords = categories.flatMap(({ id, title: titles, description: descriptions }) => {
      const ours = categoryIds.get(id);
      const words = { title: titles[language] ?? '', description: descriptions[language] ?? '' };
      return ours && (words.title || words.description) ? [[ours, words] as const] : [];
    });
    result[language] = {
      ...own,
      banner: {
        ...own.banner,
        ...(title && { title }),
        ...(description && { description }),
        ...(accept && { accept }),
        ...(reject && { reject }),
        ...(cookie_setting && { cookie_setting }),
      },
      categories_modal: {
        ...own.categories_modal,
        ...(window_title && { title: window_title }),
        ...(window_description && { description: window_description }),
        ...(confirm_choice && { confirm_choice }),
      },
      ...(privacy_url && !own.privacy.file_id && { privacy: { ...own.privacy, url: privacy_url } }),
      categories: { ...own.categories, ...Object.fromEntries(ownWords) },
    };
  }
  return result;
};
