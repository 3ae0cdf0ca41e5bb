import type { Lang } from '@yinyom/contracts/constants';
import { bannerSaveMessages } from '@yinyom/contracts/messages/bannerSave';
import { languageName } from '@yinyom/contracts/websites/languageName';
import { missingInLanguage, missingTexts } from '@yinyom/contracts/websites/missingTexts';
import type { MissingText } from '@yinyom/contracts/websites/missingTexts';
import { inLanguages, textsOf } from './draft';
import type { Draft } from './draft';

const messageOf = ({ code, language }: MissingText, reader: Lang): string =>
  bannerSaveMessages[code][reader]
    .replace('{language}', language ? languageName(language, reader) : '')
    .trim();

/**
 * What must still be filled out before the banner can be published (specification §5 "Banner save"): messages by
 * the field's place, e.g. `languages.th.banner.title`, in the specification's order.
 */
export const missingMessages = (
  draft: Draft,
  languages: readonly Lang[],
  reader: Lang,
): Record<string, string> =>
  Object.fromEntries(
    missingTexts(draft.design, inLanguages(draft, languages).languages).map((missing) => [
      missing.field,
      messageOf(missing, reader),
    ]),
  );

/** How many required texts of a language are still missing. */
export const missingCount = (draft: Draft, language: Lang): number =>
  missingInLanguage(language, textsOf(draft, language)).length;
