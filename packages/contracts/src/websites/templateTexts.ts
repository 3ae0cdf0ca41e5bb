import * as z from 'zod/mini';
import { id, optionalLine, optionalText } from '../fields';
import { privacyAddress } from './address';

const title = optionalLine(160);
const label = optionalLine(60);
const description = optionalText(2000);

/**
 * All texts of a banner in one language (specification §3). A draft may have gaps; what must be filled to
 * publish is told by `missingTexts`, and any other gap is filled with the product's own text.
 */
export const languageTexts = z.strictObject({
  banner: z.strictObject({ title, description, cookie_setting: label, accept: label, reject: label }),
  categories_modal: z.strictObject({
    title,
    description,
    accept: label,
    manage_preferences_title: title,
    always_active: label,
    more_detail: label,
    confirm_choice: label,
    decline_additional: label,
  }),
  cookies_modal: z.strictObject({
    title,
    columns: z.strictObject({ name: label, provider: label, purpose: label, expiry: label, type: label }),
  }),
  /** The organization as visitors of this language know it, for `{organization}`; empty = its name. */
  organization_name: z.optional(optionalLine(200)),
  popup_title: title,
  cookie_definition: description,
  allow_all: label,
  /** A link, or a file uploaded for this language. */
  privacy: z.strictObject({
    name: label,
    url: z.optional(privacyAddress),
    file_id: z.optional(id),
  }),
  /** Texts of categories for this banner; where none is given the website's category text is shown. */
  categories: z.record(
    z.string().check(z.regex(/^[0-9a-f]{24}$/, 'invalid_value')),
    z.strictObject({ title, description }),
  ),
});
export type LanguageTexts = z.output<typeof languageTexts>;

const one = z.optional(languageTexts);
/** Texts per language. */
export const templateLanguages = z.strictObject({ th: one, en: one, cn: one, jp: one, kh: one });
export type TemplateLanguages = z.output<typeof templateLanguages>;
