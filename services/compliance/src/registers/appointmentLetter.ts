import type { LETTER_LANGUAGES, OfficerStatement } from '@yinyom/contracts/papers/officer';
import { html } from '@yinyom/service-kit/markup/html';
import { documentDates } from '@yinyom/service-kit/pdf/documentDates';
import { pdfPage } from '@yinyom/service-kit/pdf/pdfPage';
import { PAPER_WORDS } from '@yinyom/texts/paper/paperWords';
import { REGISTER_WORDS } from '@yinyom/texts/register/registerWords';
import { fillText } from '@yinyom/texts/sentences/fillText';
import type { FactSources } from '../processing-record/factSources';
import { DOCUMENT_STYLE } from '../page/documentStyle';
import { contactOf } from './officerFields';

interface Letter {
  organization: Pick<FactSources['organization'], 'name' | 'dpo'>;
  officer: OfficerStatement;
}

/** The letter of appointment to sign. What is not known is a line to fill in by hand. Pure. */
export const appointmentLetter = (
  { organization, officer }: Letter,
  lang: (typeof LETTER_LANGUAGES)[number],
): string => {
  const { letter, version, date } = REGISTER_WORDS[lang];
  const { certainDay, day } = documentDates(lang);
  const { dpo } = organization;
  const values = {
    organization: organization.name,
    name: dpo?.name || letter.blank,
    date: officer.appointed_on ? certainDay(officer.appointed_on) : letter.blank,
    contact: contactOf(dpo) || letter.blank,
  };
  const signer = officer.appointed_by || letter.blank;
  return pdfPage({
    lang,
    title: letter.title,
    style: DOCUMENT_STYLE,
    content: html`<header>
        <h1>${letter.title}</h1>
        <p class="owner">${organization.name}</p>
        <p class="draft">${PAPER_WORDS[lang].draft}</p>
      </header>
      <p class="written">${fillText(letter.appoints, values)}</p>
      <p>${letter.duties}</p>
      <ol>
        ${[letter.advise, letter.monitor, letter.cooperate, letter.confidential].map(
          (duty) => html`<li>${duty}</li>`,
        )}
      </ol>
      <p class="written">${fillText(letter.support, values)}</p>
      <p class="written">${fillText(letter.contact, values)}</p>
      <p class="written">${letter.signs}<br />(${signer})<br />${letter.day}</p>
      <p class="written">${letter.accepts}<br />(${values.name})<br />${letter.day}</p>
      <p class="note">${fillText(PAPER_WORDS[lang].words, { version, date: day(date) })}</p>`,
  });
};
