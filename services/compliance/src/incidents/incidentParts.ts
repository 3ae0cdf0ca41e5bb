import type { Lang } from '@yinyom/contracts/constants';
import type { Incident } from '@yinyom/contracts/papers/incident';
import { html, type Html } from '@yinyom/service-kit/markup/html';
import { documentDates } from '@yinyom/service-kit/pdf/documentDates';
import { INCIDENT_WORDS } from '@yinyom/texts/incident/incidentWords';
import { fillText } from '@yinyom/texts/sentences/fillText';

/** Who answers for personal data, as the platform knows it. */
export interface IncidentContact {
  name: string;
  contact_email?: string | undefined;
  dpo: { name: string; email: string; phone: string } | null;
}

/** What a document about one incident is made of. */
export interface IncidentPaper {
  incident: Incident;
  contact: IncidentContact;
  /** When the document is made. */
  made: Date;
}

/** Parts of documents about incidents in one language. What is empty is marked as not stated, and nothing is added. */
export const incidentParts = (lang: Lang) => {
  const words = INCIDENT_WORDS[lang];
  const { time, day } = documentDates(lang);
  const empty = html`<span class="empty">${words.not_stated}</span>`;
  const stated = (text: string): Html => (text === '' ? empty : html`${text}`);

  /** A moment in Bangkok time and UTC. */
  const clock = (iso: string): string =>
    fillText(words.clock, { bangkok: time(iso), utc: iso.slice(0, 16).replace('T', ' ') });
  const row = (name: string, value: Html | string): Html =>
    html`<dt>${name}</dt>
      <dd>${typeof value === 'string' ? stated(value) : value}</dd>`;
  const number = (value: number): string => new Intl.NumberFormat('en-US').format(value);

  return {
    words,
    empty,
    day,
    stated,
    clock,
    row,
    /** A row of a moment that may not be known. */
    clockRow: (name: string, iso: string | null): Html => row(name, iso === null ? '' : clock(iso)),
    estimate: (given: Incident['persons_estimate']): string => {
      if (given === null) return '';
      const [min, max] = [number(given.min), number(given.max)];
      return min === max ? min : fillText(words.between, { min, max });
    },
    paragraph: (text: string): Html => html`<p class="written">${stated(text)}</p>`,
    list: (lines: readonly string[]): Html =>
      lines.length === 0
        ? html`<p>${empty}</p>`
        : html`<ul>
            ${lines.map((line) => html`<li>${line}</li>`)}
          </ul>`,
    /** Title, organization, what a draft is, when it was made, and of which version its sentences are. */
    head: (title: string, { contact, made, incident }: IncidentPaper, isDraft = true): Html =>
      html`<header>
        <h1>${title}</h1>
        <p class="owner">${contact.name}</p>
        ${isDraft && html`<p class="draft">${words.draft}</p>`}
        <p class="note">${words.facts.number} ${incident.number}</p>
        <p class="note">${fillText(words.made, { time: clock(made.toISOString()) })}</p>
        <p class="note">${fillText(words.words, { version: words.version, date: day(words.date) })}</p>
      </header>`,
    /** Whom to ask, as the settings of the organization have it. */
    contact: ({ dpo, contact_email = '' }: IncidentContact): Html =>
      html`<dl>
        ${row(words.facts.officer, dpo ? [dpo.name, dpo.email, dpo.phone].filter(Boolean).join(' · ') : '')}
        ${row(words.facts.contact, contact_email)}
      </dl>`,
  };
};
export type IncidentParts = ReturnType<typeof incidentParts>;
