import type { Lang } from '@yinyom/contracts/constants';
import { html, type Html } from '@yinyom/service-kit/markup/html';
import { pdfPage } from '@yinyom/service-kit/pdf/pdfPage';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { DOCUMENT_STYLE } from '../page/documentStyle';
import { incidentParts, type IncidentPaper, type IncidentParts } from './incidentParts';

/** The limits, when it was sent, and plainly whether that is too late. Before it is sent, the moment of the document counts. */
const timeOf = (
  { words, row, clock, clockRow, paragraph }: IncidentParts,
  { incident, made }: IncidentPaper,
): Html => {
  const { office_notice: notice, due_at, latest_at } = incident;
  const at = notice.sent_at ?? made.toISOString();
  const isController = incident.acting_as === 'controller';
  const isLate = isController && (notice.needed || notice.sent_at !== null) && at > due_at;
  return html`<h2>${words.office.part_time}</h2>
    <dl>
      ${clockRow(words.facts.aware, incident.aware_at)}
      ${isController && html`${clockRow(words.facts.due, due_at)} ${clockRow(words.facts.latest, latest_at)}`}
      ${row(words.facts.sent, notice.sent_at === null ? words.office.not_sent : clock(notice.sent_at))}
      ${notice.office_reference !== '' && row(words.facts.reference, notice.office_reference)}
    </dl>
    ${
      isLate &&
      html`<p class="draft">${words.office.late}</p>
        ${at > latest_at && html`<p class="draft">${words.office.after_latest}</p>`}
        <h3>${words.facts.late_reason}</h3>
        ${paragraph(notice.late_reason)}`
    }`;
};

/** The notice to the Office of section 37 (4) as a document to print or upload by hand. Pure. */
export const officeNoticeDocument = (paper: IncidentPaper, lang: Lang): string => {
  const parts = incidentParts(lang);
  const { words, row, clockRow, clock, estimate, paragraph, list } = parts;
  const { incident, contact } = paper;
  const { facts, office } = words;
  const content = html`${parts.head(office.title, paper)}
    <p>${office.to}</p>
    <p>${fillText(office.intro, { organization: contact.name })}</p>
    ${!incident.office_notice.needed && incident.risk_level === 'none' && html`<p class="draft">${office.not_needed}</p>`}
    ${timeOf(parts, paper)}
    <h2>${office.part_description}</h2>
    <dl>
      ${row(facts.what, incident.what_happened)}
      ${row(facts.kinds, incident.breach_kinds.map((kind) => words.kinds[kind]).join('\n'))}
      ${row(facts.how, incident.how_it_happened)} ${clockRow(facts.occurred_from, incident.occurred_from)}
      ${clockRow(facts.occurred_to, incident.occurred_to)}
      ${row(facts.data_kinds, incident.data_kinds.join('\n'))}
      ${row(facts.persons, estimate(incident.persons_estimate))}
      ${row(facts.records, estimate(incident.records_estimate))}
    </dl>
    <h2>${office.part_contact}</h2>
    ${parts.contact(contact)}
    <h2>${office.part_effects}</h2>
    ${paragraph(incident.effects)}
    <h2>${office.part_measures}</h2>
    <h3>${facts.containment}</h3>
    ${list(incident.containment.map(({ at, text }) => `${clock(at)}: ${text}`))}
    <h3>${facts.measures}</h3>
    ${paragraph(incident.remedial_measures)}
    ${
      incident.office_notice.supplements.length > 0 &&
      html`<h2>${office.part_supplements}</h2>
        ${list(incident.office_notice.supplements.map(({ at, text }) => `${clock(at)}: ${text}`))}`
    }
    <p class="note">${office.incomplete}</p>`;
  return pdfPage({ lang, title: `${office.title} · ${incident.number}`, style: DOCUMENT_STYLE, content });
};
