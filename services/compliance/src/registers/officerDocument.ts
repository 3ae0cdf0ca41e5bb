import type { Lang } from '@yinyom/contracts/constants';
import type { OfficerField } from '@yinyom/contracts/papers/officer';
import { html } from '@yinyom/service-kit/markup/html';
import { documentDates } from '@yinyom/service-kit/pdf/documentDates';
import { PAPER_WORDS } from '@yinyom/texts/paper/paperWords';
import { REGISTER_WORDS } from '@yinyom/texts/register/registerWords';
import { contactOf, type OfficerParts } from './officerFields';
import { registerPage, row, versionNote } from './registerPage';

interface Facts extends OfficerParts {
  organizationName: string;
  madeAt: Date;
}

/** Paper 1 as a document to print. Pure. */
export const officerDocument = (facts: Facts, lang: Lang): string => {
  const { statement, dpo, hasSignedLetter, organizationName, madeAt } = facts;
  const { content } = statement;
  const words = REGISTER_WORDS[lang].officer;
  const { certainDay } = documentDates(lang);
  const dayOf = (day: string | null) => day && certainDay(day);
  const values: Record<Exclude<OfficerField, 'review'>, string | null> = {
    name: dpo?.name ?? null,
    contact: contactOf(dpo),
    appointed_on: dayOf(content.appointed_on),
    appointed_by: content.appointed_by,
    publication_url: content.publication_url,
    office_notified_on: dayOf(content.office_notified_on),
    signed_letter: hasSignedLetter ? PAPER_WORDS[lang].yes : null,
  };
  return registerPage({
    paper: 'officer',
    organizationName,
    madeAt,
    lang,
    content: html`${versionNote(statement, lang)}
      <dl>
        ${
          content.not_required_reason === ''
            ? Object.entries(values).map(([field, value]) =>
                row(words[field as keyof typeof values], value, lang),
              )
            : row(words.not_required_reason, content.not_required_reason, lang)
        }
      </dl>`,
  });
};
