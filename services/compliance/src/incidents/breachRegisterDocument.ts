import type { Lang } from '@yinyom/contracts/constants';
import { RISK_FACTORS } from '@yinyom/contracts/papers/incidentSteps';
import { html, type Html } from '@yinyom/service-kit/markup/html';
import { pdfPage } from '@yinyom/service-kit/pdf/pdfPage';
import { PAPER_NAME_WORDS } from '@yinyom/texts/paper-name/paperNameWords';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { DOCUMENT_STYLE } from '../page/documentStyle';
import { incidentParts, type IncidentParts } from './incidentParts';
import type { RegisteredIncident } from './toIncident';

/** Incidents that the register prints; the file of the register has all of them. */
export const MAX_LISTED = 500;

export interface BreachRegister {
  organization: string;
  from: Date;
  /** The last moment of the period. */
  to: Date;
  made: Date;
  /** At most `MAX_LISTED` of them. */
  incidents: readonly RegisteredIncident[];
  /** How many there are in the period. */
  total: number;
}

const sectionOf = (
  { words, row, clock, clockRow, estimate }: IncidentParts,
  incident: RegisteredIncident,
): Html => {
  const { facts, report } = words;
  const { office_notice: office, persons_notice: persons, risk_level: level } = incident;
  const undecided = level === null && incident.acting_as === 'controller';
  const notice = ({ needed, sent_at }: { needed: boolean; sent_at: string | null }): string => {
    if (sent_at !== null) return clock(sent_at);
    if (undecided) return report.undecided;
    return needed ? report.needed_not_sent : report.not_needed;
  };
  return html`<section>
    <h3>${incident.number} · ${words.states[incident.state]}</h3>
    <dl>
      ${row(facts.what, incident.what_happened)}
      ${row(facts.kinds, incident.breach_kinds.map((kind) => words.kinds[kind]).join('\n'))}
      ${clockRow(facts.aware, incident.aware_at)} ${clockRow(facts.entered, incident.created_at)}
      ${row(facts.data_kinds, incident.data_kinds.join('\n'))}
      ${row(facts.persons, estimate(incident.persons_estimate))}
      ${row(facts.risk, level ? words.levels[level] : '')} ${row(facts.reasons, incident.risk.risk_reasons)}
      ${RISK_FACTORS.flatMap((name) => {
        const factor = incident.risk.risk_factors[name];
        // Of an assessment the factors that people answered; the internal report has all of them.
        if (!factor?.risk_level) return [];
        return row(words.factors[name], html`${words.levels[factor.risk_level]}<br />${factor.risk_reasons}`);
      })}
      ${row(report.office, notice(office))} ${office.after_due && row(facts.late_reason, office.late_reason)}
      ${row(report.persons, notice(persons))}
      ${incident.processor_notice.needed && row(report.controller, notice(incident.processor_notice))}
      ${row(facts.lessons, incident.lessons)}
    </dl>
    ${office.after_due && html`<p class="note">${office.after_latest ? words.office.after_latest : words.office.late}</p>`}
  </section>`;
};

/** The register of breaches of a period as a document to print. Pure. */
export const breachRegisterDocument = (register: BreachRegister, lang: Lang): string => {
  const parts = incidentParts(lang);
  const { words, clock, day } = parts;
  const title = PAPER_NAME_WORDS[lang].breaches;
  const { organization, from, to, made, incidents: shown, total } = register;
  const content = html`<header>
      <h1>${title}</h1>
      <p class="owner">${organization}</p>
      <p class="draft">${words.draft}</p>
      <p class="note">${words.register.law}</p>
      <p class="note">
        ${fillText(words.register.period, { from: clock(from.toISOString()), to: clock(to.toISOString()) })}
      </p>
      <p class="note">${words.register.all_websites}</p>
      <p class="note">${fillText(words.made, { time: clock(made.toISOString()) })}</p>
      <p class="note">${fillText(words.words, { version: words.version, date: day(words.date) })}</p>
    </header>
    ${shown.length === 0 && html`<p>${words.register.none}</p>`}
    ${
      total > shown.length &&
      html`<p class="note">
        ${fillText(words.register.more, { shown: String(shown.length), total: String(total) })}
      </p>`
    }
    ${shown.map((incident) => sectionOf(parts, incident))}`;
  return pdfPage({
    lang,
    title: `${title} · ${organization}`,
    style: DOCUMENT_STYLE,
    content,
  });
};
