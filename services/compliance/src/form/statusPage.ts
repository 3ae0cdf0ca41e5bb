import type { PublicRequestStatus } from '@yinyom/contracts/requests/publicRequest';
import { MAX_REQUEST_FILES } from '@yinyom/contracts/requests/requestFile';
import { isOpen, type RequestState } from '@yinyom/contracts/requests/requestStates';
import { html, type Html } from '@yinyom/service-kit/markup/html';
import { documentDates } from '@yinyom/service-kit/pdf/documentDates';
import { REQUESTS_WORDS } from '@yinyom/texts/requests/requestsWords';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { frame } from '../page/frame';
import type { Page } from './formPage';
import { contactLine, tokenField } from './formParts';

/** Of these there is an answer, whether or not its mail came. */
const ANSWERED: readonly string[] = ['completed', 'rejected'] satisfies RequestState[];

/** In the calendar of the letters, without seconds. */
const momentIn = (lang: Page['lang'], iso: string): string =>
  documentDates(lang).time(iso).replace(' | ', ' ').slice(0, -3);

/** Takes files of a request that is open, from the holder of its reference. */
const filesForm = (page: Page, token: string, { files }: PublicRequestStatus, notice?: string): Html => {
  const words = REQUESTS_WORDS[page.lang];
  return html`<h2>${words.files_title}</h2>
    ${files > 0 && html`<p>${fillText(words.files_count, { number: files })}</p>`}
    ${notice && html`<p class="wrong" role="alert" id="files-wrong">${notice}</p>`}
    ${
      files < MAX_REQUEST_FILES &&
      html`<form
        method="post"
        enctype="multipart/form-data"
        action="${page.path}/files/${token}?lang=${page.lang}"
      >
        <label for="files">${words.files}</label>
        <p class="hint" id="files-hint">${words.files_hint}</p>
        <input
          id="files"
          name="files"
          type="file"
          multiple
          accept="application/pdf,image/jpeg,image/png"
          aria-describedby="files-hint${notice && ' files-wrong'}"
          required
        />
        <button>${words.files_send}</button>
      </form>`
    }`;
};

/** Where the answer is: until when its link opens, or whom to ask where there is none. */
const answerLines = (
  lang: Page['lang'],
  { state, answered_at, answer_way, answer_until, answer_opened }: PublicRequestStatus,
): Html => {
  const words = REQUESTS_WORDS[lang];
  const isOver = answered_at !== null && answer_way === 'secure_link' && answer_until === null;
  const mayBeMissing = ANSWERED.includes(state) && !answer_opened && !isOver;
  return html`${
    answer_until && html`<p>${fillText(words.answer_link, { until: momentIn(lang, answer_until) })}</p>`
  }
  ${isOver && html`<p>${words.answer_link_over}</p>`} ${mayBeMissing && html`<p>${words.answer_missing}</p>`}`;
};

/** State of a request. @param said that it has just begun, or why files were refused */
export const statusPage = (
  page: Page,
  token: string,
  status: PublicRequestStatus,
  said: { begun?: boolean; notice?: string } = {},
): string => {
  const words = REQUESTS_WORDS[page.lang];
  const row = (label: string, value: string) =>
    html`<dt>${label}</dt>
      <dd>${value}</dd>`;
  const moment = (iso: string) => momentIn(page.lang, iso);
  return frame(
    { ...page, languages: { path: `${page.path}/status`, posted: tokenField(token) } },
    words.status_title,
    html`${
        said.begun === true &&
        html`<p role="status">
          <strong>${fillText(words.begun, { organization: page.organization })}</strong>
        </p>`
      }
      <dl>
        ${row(words.rights_legend, status.rights.map((right) => words.rights[right]).join(', '))}
        ${status.number && row(words.number, status.number)} ${row(words.state, words.states[status.state])}
        ${row(words.received, moment(status.received_at))}
        ${
          status.closed_at
            ? row(words.closed, moment(status.closed_at))
            : row(words.due, moment(status.due_at))
        }
        ${
          status.answered_at &&
          status.answer_way &&
          row(words.answered, `${moment(status.answered_at)} · ${words.answer_ways[status.answer_way]}`)
        }
      </dl>
      ${answerLines(page.lang, status)} ${said.begun === true && html`<p>${words.keep_page}</p>`}
      <dl>${row(words.reference, token)}</dl>
      ${
        status.number &&
        html`<p>
          <a href="${page.path}/status/${token}?lang=${page.lang}">${words.status_link}</a>
        </p>`
      }
      ${status.number && isOpen(status.state) && filesForm(page, token, status, said.notice)}
      <p>${words.complaint}</p>
      ${page.contact && contactLine(words, page.contact)}`,
  );
};
