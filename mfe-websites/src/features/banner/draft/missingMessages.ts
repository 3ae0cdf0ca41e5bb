import type { Lang } from '@yinyom/contracts/constants';
import { languageName } from '@yinyom/texts/sentences/languageName';
import { missingInLanguage, missingTexts } from '@yinyom/contracts/websites/missingTexts';
import type { MissingText } from '@yinyom/contracts/websites/missingTexts';
import type { useTexts } from '@yinyom/mfe-kit';
import { inLanguages, textsOf } from './draft';
import type { Draft } from './draft';

type Texts = ReturnType<typeof useTexts>;

const messageOf = ({ code, language }: MissingText, reader: Lang, t: Texts): string =>
  t(`messages:${code}`, { language: language ? languageName(language, reader) : '' }).trim();

/**
 * What must still be filled out before the banner can be published (specification §5 "Banner save"): messages by
 * the field's place, e.g. `languages.th.banner.title`, in the specification's order.
 */
export const missingMessages = (
  draft: Draft,
  languages: readonly Lang[],
  reader: Lang,
  t: Texts,
): Record<string, string> =>
  Object.fromEntries(
    missingTexts(draft.design, inLanguages(draft, languages).languages).map((missing) => [
      missing.field,
      messageOf(missing, reader, t),
    ]),
  );

/** How many required texts of a language are still missing. */
export const missingCount = (draft: Draft, language: Lang): number =>
  missingInLanguage(language, textsOf(draft, language)).length;
