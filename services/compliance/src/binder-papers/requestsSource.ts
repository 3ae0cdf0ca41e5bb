import mongoose from 'mongoose';
import type { Lang } from '@yinyom/contracts/constants';
import { ownValue } from '@yinyom/contracts/ownValue';
import { OPEN_STATES } from '@yinyom/contracts/requests/requestStates';
import { RIGHT_RULES } from '@yinyom/contracts/requests/rights';
import { BYTE_ORDER_MARK, csvLine } from '@yinyom/service-kit/csv';
import { html, type Html } from '@yinyom/service-kit/markup/html';
import { documentDates } from '@yinyom/service-kit/pdf/documentDates';
import { EVIDENCE_PAPER_WORDS } from '@yinyom/texts/evidence-paper/evidencePaperWords';
import { REQUESTS_WORDS } from '@yinyom/texts/requests/requestsWords';
import { PAPER_WORDS } from '@yinyom/texts/paper/paperWords';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { lawText } from '@yinyom/texts/sentences/lawText';
import type { PaperScope, PaperSource } from '../binder/PaperSource';
import type { PrintedRequest } from '../register/outlinedRequests';
import type { RequestFilter, RequestStore } from '../register/request.store';
import type { LetterMailStore } from '../letters/letterMail.store';
import type { SettingsStore } from '../settings/settings.store';
import { facts, leftOut, list, MOST_ROWS, paperFrame } from './paperFrame';
import { momentOf, readinessOf } from '../readiness/readinessOf';

interface Deps {
  requests: Pick<RequestStore, 'received' | 'counts' | 'count'>;
  letterMails: Pick<LetterMailStore, 'sentOf'>;
  settings: Pick<SettingsStore, 'get'>;
  now(): Date;
}

/** Late requests that readiness names. */
const MOST_LATE = 100;

const filterOf = ({ organizationId, applications, from, until }: PaperScope): RequestFilter => ({
  organization_id: organizationId,
  received_at: mongoose.trusted({ $gte: from, $lt: until }),
  ...(applications && { application_id: mongoose.trusted({ $in: [...applications] }) }),
});

/** Without what visitors did alone: a script can make so many of them that no other request would be printed. */
const withoutSelfService = (filter: RequestFilter): RequestFilter => ({
  ...filter,
  channel: mongoose.trusted({ $ne: 'self_service' }),
});

const iso = (time: Date | null | undefined): string => time?.toISOString() ?? '';
/** Letters of earlier versions have no mail of their own. @param mails that were sent, by request */
const lettersSent = ({ _id, letters }: PrintedRequest, mails: ReadonlyMap<string, number>): number =>
  (letters ?? []).filter(({ sent_at }) => sent_at !== null).length + (mails.get(String(_id)) ?? 0);

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
export const createRequestsSource = ({ requests, letterMails, settings, now }: Deps): PaperSource => {
  const rowOf = (request: PrintedRequest, lang: Lang, letters: number): Html => {
    const words = EVIDENCE_PAPER_WORDS[lang].requests;
    const shown = REQUESTS_WORDS[lang];
    const { time } = documentDates(lang);
    const { number, rights, received_at, due_at, closed_at, state, reason_code } = request;
    const sections = [...new Set(rights.flatMap((right) => RIGHT_RULES[right].sections))].join(', ');
    const stateName = ownValue<string>(words.state_names, state) ?? state;
    return html`<strong>${number}</strong> · ${rights.map((right) => words.right_names[right]).join(', ')}
      (${lawText(sections, (key) => PAPER_WORDS[lang].sections[key])})<br />${fillText(words.row, { received: time(iso(received_at)), due: time(iso(due_at)) })}
      ·
      ${closed_at ? fillText(words.closed_row, { state: stateName, closed: time(iso(closed_at)) }) : `${stateName} (${words.open})`}
      ${closed_at && closed_at > due_at && html` · <strong>${words.late}</strong>`}
      ${reason_code && html`<br />${words.reason}: ${shown.reasons[reason_code]}`}
      ${letters > 0 && html`<br />${fillText(words.letters_row, { count: String(letters) })}`}`;
  };

  const csv = async function* (scope: PaperScope): AsyncGenerator<string> {
    const mails = await letterMails.sentOf(scope.organizationId);
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
        lettersSent(request, mails),
        request.application_id ?? '',
      ]);
  };

  return {
    paper: 'requests',

    /** The register counts, with its late requests; without any request that it prints, whether one can reach the organization. */
    readiness: async (organization_id, period) => {
      const kept = withoutSelfService({
        organization_id,
        ...(period && { received_at: mongoose.trusted({ $gte: period.from, $lt: period.until }) }),
      });
      const late = {
        ...kept,
        state: mongoose.trusted({ $in: [...OPEN_STATES] }),
        due_at: mongoose.trusted({ $lt: momentOf(period, now()) }),
      };
      const [total, overdue] = await Promise.all([requests.count(kept), requests.count(late)]);
      if (total > 0)
        return readinessOf('requests', [
          { field: 'register', filled: true, who: 'dpo' },
          ...Array.from({ length: Math.min(overdue, MOST_LATE) }, () => ({
            field: 'overdue',
            filled: false,
            who: 'dpo' as const,
          })),
        ]);
      const { receivers, form_enabled } = await settings.get(organization_id);
      return readinessOf('requests', [
        { field: 'receiver', filled: receivers.length > 0, who: 'dpo' },
        { field: 'way_in', filled: form_enabled, who: 'dpo' },
      ]);
    },

    document: async (scope, lang) => {
      const words = EVIDENCE_PAPER_WORDS[lang].requests;
      const counts = await requests.counts(filterOf(scope), now());
      const alone = ownValue<number>(counts.by_channel, 'self_service') ?? 0;
      const mails = await letterMails.sentOf(scope.organizationId);
      const rows: Html[] = [];
      for await (const request of requests.received(withoutSelfService(filterOf(scope)), MOST_ROWS))
        rows.push(rowOf(request, lang, lettersSent(request, mails)));
      const named = (names: Readonly<Record<string, string>>, tally: Readonly<Record<string, number>>) =>
        Object.entries(tally)
          .map(([name, count]) => `${ownValue(names, name) ?? name}: ${count}`)
          .join('\n');
      const content = html`<h2>${words.figures}</h2>
        ${facts([
          [words.total, String(counts.total)],
          [words.by_state, named(words.state_names, counts.by_state)],
          [words.by_right, named(words.right_names, counts.by_right)],
          [
            words.in_time,
            fillText(words.in_time_of, { count: String(counts.in_time), total: String(counts.decided) }),
          ],
          [words.overdue, String(counts.overdue)],
        ])}
        <h2>${words.register}</h2>
        <p class="note">${words.persons} ${scope.applications && words.scope}</p>
        ${alone > 0 && html`<p class="note">${fillText(words.self_service, { count: String(alone) })}</p>`}
        ${rows.length === 0 ? html`<p class="empty">${EVIDENCE_PAPER_WORDS[lang].none}</p>` : list(rows)}
        ${leftOut(counts.total - alone, lang)}`;
      return paperFrame({ paper: 'requests', scope, lang, madeAt: now(), websites: null }, content);
    },

    originals: async (scope) => [{ name: 'requests.csv', content: csv(scope) }],
  };
};
