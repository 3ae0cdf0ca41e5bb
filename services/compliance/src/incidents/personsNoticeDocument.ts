import type { Lang } from '@yinyom/contracts/constants';
import { html } from '@yinyom/service-kit/markup/html';
import { pdfPage } from '@yinyom/service-kit/pdf/pdfPage';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { DOCUMENT_STYLE } from '../page/documentStyle';
import { incidentParts, type IncidentPaper } from './incidentParts';

/** The notice to the persons, with the text that people wrote in this language. Pure. */
export const personsNoticeDocument = (paper: IncidentPaper, lang: Lang): string => {
  const parts = incidentParts(lang);
  const { words, row, clockRow, paragraph } = parts;
  const { incident, contact } = paper;
  const { facts, persons } = words;
  const content = html`${parts.head(persons.title, paper, false)}
    <p>${fillText(persons.intro, { organization: contact.name })}</p>
    <dl>
      ${row(facts.kinds, incident.breach_kinds.map((kind) => words.kinds[kind]).join('\n'))}
      ${clockRow(facts.occurred_from, incident.occurred_from)}
      ${clockRow(facts.occurred_to, incident.occurred_to)}
      ${row(facts.data_kinds, incident.data_kinds.join('\n'))}
    </dl>
    <h2>${persons.explained}</h2>
    ${paragraph(incident.persons_notice.notice_text[lang] ?? '')}
    <h2>${persons.contact}</h2>
    ${parts.contact(contact)}
    <p>${persons.complaint}</p>`;
  return pdfPage({ lang, title: `${persons.title} · ${incident.number}`, style: DOCUMENT_STYLE, content });
};
