import mongoose from 'mongoose';
import type { Lang } from '@yinyom/contracts/constants';
import { ownValue } from '@yinyom/contracts/ownValue';
import { RIGHT_RULES } from '@yinyom/contracts/requests/rights';
import { BYTE_ORDER_MARK, csvLine } from '@yinyom/service-kit/csv';
import { html, type Html } from '@yinyom/service-kit/markup/html';
import { documentDates } from '@yinyom/service-kit/pdf/documentDates';
import { EVIDENCE_PAPER_WORDS } from '@yinyom/texts/evidence-paper/evidencePaperWords';
import { REQUESTS_WORDS } from '@yinyom/texts/requests/requestsWords';
import { fillText } from '@yinyom/texts/sentences/fillText';
import type { PaperScope, PaperSource } from '../binder/PaperSource';
import type { RequestRecord } from '../register/RequestRecord';
import type { RequestFilter, RequestStore } from '../register/request.store';
import type { SettingsStore } from '../settings/settings.store';
import { facts, leftOut, list, MOST_ROWS, paperFrame } from './paperFrame';
import { paperReadinessOf } from './paperReadinessOf';

interface Deps {
  requests: Pick<RequestStore, 'received' | 'counts'>;
  settings: Pick<SettingsStore, 'get'>;
  now(): Date;
}

const filterOf = ({ organizationId, applications, from, until }: PaperScope): RequestFilter => ({
  organization_id: organizationId,
  received_at: mongoose.trusted({ $gte: from, $lt: until }),
  ...(applications && { application_id: mongoose.trusted({ $in: [...applications] }) }),
});

const iso = (time: Date | null | undefined): string => time?.toISOString() ?? '';
const lettersSent = ({ letters }: RequestRecord): number =>
  (letters ?? []).filter(({ sent_at }) => sent_at !== null).length;

const HEAD = [
  'number',
  'rights',
  'sections',
  'channel',
  'state',
  'received_at',
  'due_at',
  'extended_until',
  'closed_at',
  'reason',
  'letters_sent',
  'application_id',
];

/** Paper 7: the register of requests with its clock. It names no person; what was answered stays in the requests. */
export const createRequestsSource = ({ requests, settings, now }: Deps): PaperSource => {
  const rowOf = (request: RequestRecord, lang: Lang): Html => {
    const words = EVIDENCE_PAPER_WORDS[lang].requests;
    const shown = REQUESTS_WORDS[lang];
    const { time } = documentDates(lang);
    const { number, rights, received_at, due_at, closed_at, state, reason_code } = request;
    const sections = [...new Set(rights.flatMap((right) => RIGHT_RULES[right].sections))].join(', ');
    const stateName = ownValue<string>(shown.states, state) ?? state;
    const letters = lettersSent(request);
    return html`<strong>${number}</strong> · ${rights.map((right) => shown.rights[right]).join(', ')}
      (${sections})<br />${fillText(words.row, { received: time(iso(received_at)), due: time(iso(due_at)) })}
      ·
      ${closed_at ? fillText(words.closed_row, { state: stateName, closed: time(iso(closed_at)) }) : `${stateName} (${words.open})`}
      ${closed_at && closed_at > due_at && html` · <strong>${words.late}</strong>`}
      ${reason_code && html`<br />${words.reason}: ${shown.reasons[reason_code]}`}
      ${letters > 0 && html`<br />${fillText(words.letters_row, { count: String(letters) })}`}`;
  };

  const csv = async function* (scope: PaperScope): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine(HEAD);
    for await (const request of requests.received(filterOf(scope)))
      yield csvLine([
        request.number,
        request.rights.join(' '),
        request.rights.flatMap((right) => RIGHT_RULES[right].sections).join(' '),
        request.channel,
        request.state,
        iso(request.received_at),
        iso(request.due_at),
        iso(request.extended_until),
        iso(request.closed_at),
        request.reason_code ?? '',
        lettersSent(request),
        request.application_id ?? '',
      ]);
  };

  return {
    paper: 'requests',

    readiness: async (organizationId) => {
      const { receivers, form_enabled } = await settings.get(organizationId);
      return paperReadinessOf('requests', [
        { field: 'receiver', filled: receivers.length > 0, who: 'dpo' },
        { field: 'way_in', filled: form_enabled, who: 'dpo' },
      ]);
    },

    document: async (scope, lang) => {
      const words = EVIDENCE_PAPER_WORDS[lang].requests;
      const shown = REQUESTS_WORDS[lang];
      const counts = await requests.counts(filterOf(scope), now());
      const rows: Html[] = [];
      for await (const request of requests.received(filterOf(scope), MOST_ROWS))
        rows.push(rowOf(request, lang));
      const named = (names: Readonly<Record<string, string>>, tally: Readonly<Record<string, number>>) =>
        Object.entries(tally)
          .map(([name, count]) => `${ownValue(names, name) ?? name}: ${count}`)
          .join('\n');
      const content = html`<h2>${words.figures}</h2>
        ${facts([
          [words.total, String(counts.total)],
          [words.by_state, named(shown.states, counts.by_state)],
          [words.by_right, named(shown.rights, counts.by_right)],
          [
            words.in_time,
            fillText(words.in_time_of, { count: String(counts.in_time), total: String(counts.decided) }),
          ],
          [words.overdue, String(counts.overdue)],
        ])}
        <h2>${words.register}</h2>
        <p class="note">${words.persons} ${scope.applications && words.scope}</p>
        ${rows.length === 0 ? html`<p class="empty">${EVIDENCE_PAPER_WORDS[lang].none}</p>` : list(rows)}
        ${leftOut(counts.total, lang)}`;
      return paperFrame({ paper: 'requests', scope, lang, madeAt: now(), websites: null }, content);
    },

    originals: async (scope) => [{ name: 'requests.csv', content: csv(scope) }],
  };
};
