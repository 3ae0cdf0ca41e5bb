import type { Lang } from '@yinyom/contracts/constants';
import type { Incident, IncidentEntry } from '@yinyom/contracts/papers/incident';
import { RISK_FACTORS } from '@yinyom/contracts/papers/incidentSteps';
import { html, type Html } from '@yinyom/service-kit/markup/html';
import { pdfPage } from '@yinyom/service-kit/pdf/pdfPage';
import { incidentEntryLines } from '@yinyom/texts/sentences/incidentEntryLines';
import { DOCUMENT_STYLE } from '../page/documentStyle';
import { incidentParts, type IncidentPaper, type IncidentParts } from './incidentParts';

const knownOf = ({ words, row, clockRow, estimate }: IncidentParts, incident: Incident): Html => {
  const { facts } = words;
  return html`<h2>${words.report.part_known}</h2>
    <dl>
      ${row(facts.state, words.states[incident.state])}
      ${row(facts.acting_as, words.acting_as[incident.acting_as])} ${row(facts.what, incident.what_happened)}
      ${row(facts.kinds, incident.breach_kinds.map((kind) => words.kinds[kind]).join('\n'))}
      ${row(facts.how, incident.how_it_happened)} ${clockRow(facts.aware, incident.aware_at)}
      ${clockRow(facts.entered, incident.created_at)} ${clockRow(facts.occurred_from, incident.occurred_from)}
      ${clockRow(facts.occurred_to, incident.occurred_to)}
      ${row(facts.data_kinds, incident.data_kinds.join('\n'))}
      ${row(facts.persons, estimate(incident.persons_estimate))}
      ${row(facts.records, estimate(incident.records_estimate))} ${row(facts.effects, incident.effects)}
      ${row(facts.measures, incident.remedial_measures)}
    </dl>`;
};

const riskOf = ({ words, row, clock, stated, empty }: IncidentParts, { risk }: Incident): Html => {
  const { risk_level: level, risk_reasons: reasons, assessed_at: at, assessed_by: by } = risk;
  return html`<h2>${words.report.part_risk}</h2>
    <dl>
      ${RISK_FACTORS.map((name) => {
        const factor = risk.risk_factors[name];
        return row(
          words.factors[name],
          factor?.risk_level || factor?.risk_reasons
            ? html`${factor.risk_level ? words.levels[factor.risk_level] : empty}<br />${stated(factor.risk_reasons)}`
            : '',
        );
      })}
      ${row(words.facts.risk, level ? words.levels[level] : '')} ${row(words.facts.reasons, reasons)}
    </dl>
    ${at !== null && html`<p class="note">${words.entries.assessed}: ${clock(at)} · ${by?.name ?? ''}</p>`}`;
};

const noticesOf = ({ words, row, clock }: IncidentParts, incident: Incident): Html => {
  const {
    office_notice: office,
    persons_notice: persons,
    processor_notice: controller,
    risk_level: level,
  } = incident;
  const { report, facts } = words;
  const state = (
    { needed, sent_at }: { needed: boolean; sent_at: string | null },
    isOpen = false,
  ): string => {
    if (sent_at !== null) return clock(sent_at);
    if (isOpen) return report.undecided;
    return needed ? report.needed_not_sent : report.not_needed;
  };
  const isUndecided = level === null && incident.acting_as === 'controller';
  return html`<h2>${report.part_notices}</h2>
    <dl>
      ${row(report.office, state(office, isUndecided))}
      ${incident.acting_as === 'controller' && html`${row(facts.due, clock(incident.due_at))} ${row(facts.latest, clock(incident.latest_at))}`}
      ${office.after_due && row(facts.late_reason, office.late_reason)}
      ${office.office_reference !== '' && row(facts.reference, office.office_reference)}
      ${row(report.persons, state(persons, isUndecided))}
      ${persons.channel !== null && row(facts.channel, words.channels[persons.channel])}
      ${
        controller.needed &&
        html`${row(facts.due_controller, clock(incident.due_at))}
        ${row(facts.agreed_hours, controller.agreed_hours === null ? '' : String(controller.agreed_hours))}`
      }
      ${row(report.controller, state(controller))}
      ${controller.controller_name !== '' && row(facts.controller_name, controller.controller_name)}
    </dl>
    ${office.after_due && html`<p class="draft">${words.office.late}</p>`}
    ${office.after_latest && html`<p class="draft">${words.office.after_latest}</p>`}`;
};

const entryOf = ({ words, clock }: IncidentParts, entry: IncidentEntry): Html => {
  const lines = incidentEntryLines(entry, words, clock);
  return html`<li>
    <strong>${words.entries[entry.kind]}</strong> · ${clock(entry.at)} · ${entry.by.name}
    ${lines.map((line) => html`<p class="written">${line}</p>`)}
    <p class="note">${words.report.hash}: ${entry.sha256}</p>
  </li>`;
};

/** The internal report of an incident: everything that is known of it, and what is not stated. Pure. */
export const incidentReportDocument = (paper: IncidentPaper, lang: Lang): string => {
  const parts = incidentParts(lang);
  const { words, paragraph, list, clock } = parts;
  const { incident } = paper;
  const content = html`${parts.head(words.report.title, paper)} ${knownOf(parts, incident)}
    <h2>${words.facts.containment}</h2>
    ${list(incident.containment.map(({ at, text }) => `${clock(at)}: ${text}`))} ${riskOf(parts, incident)}
    ${noticesOf(parts, incident)}
    <h2>${words.facts.lessons}</h2>
    ${paragraph(incident.lessons)}
    <h2>${words.report.part_timeline}</h2>
    <p class="note">${incident.entries_intact ? words.report.intact : words.report.not_intact}</p>
    <ul>
      ${incident.entries.map((entry) => entryOf(parts, entry))}
    </ul>`;
  return pdfPage({
    lang,
    title: `${words.report.title} · ${incident.number}`,
    style: DOCUMENT_STYLE,
    content,
  });
};
