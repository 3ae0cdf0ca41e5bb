import type { Lang } from '@yinyom/contracts/constants';
import { ownValue } from '@yinyom/contracts/ownValue';
import { ANSWER_WAYS, SUBJECT_KINDS } from '@yinyom/contracts/requests/subjectRequest';
import { CODE_DIGITS, type PublicRequestStatus } from '@yinyom/contracts/requests/publicRequest';
import { SUBJECT_RIGHTS } from '@yinyom/contracts/requests/rights';
import { bangkokTime } from '@yinyom/contracts/time/bangkokTime';
import { Html, html } from '@yinyom/service-kit/markup/html';
import { frame } from '../page/frame';
import { WORK_SCRIPT } from './formWork';
import { REQUESTS_WORDS, type RequestsWords } from '@yinyom/texts/requests/requestsWords';
import { fillText } from '@yinyom/texts/sentences/fillText';

/** What somebody typed, as it came: a form that is shown again loses nothing. */
export type Typed = Readonly<Record<string, string | readonly string[] | undefined>>;

interface Page {
  lang: Lang;
  /** Path of the form, `/r/{site key}`. */
  path: string;
  organization: string;
}

const one = (typed: Typed, name: string): string => {
  const value = ownValue(typed, name);
  return typeof value === 'string' ? value : '';
};
const has = (typed: Typed, name: string, value: string): boolean =>
  [ownValue(typed, name)].flat().includes(value);

const input = (
  words: RequestsWords,
  typed: Typed,
  wrong: ReadonlyMap<string, string>,
  name: 'name' | 'email' | 'phone',
  type: string,
  autocomplete: string,
): Html => {
  const problem = wrong.get(name);
  return html`<label for="${name}">${words[name]}</label>
    ${problem && html`<p class="wrong" id="${name}-wrong">${problem}</p>`}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      maxlength="254"
      value="${one(typed, name)}"
      ${name !== 'phone' && new Html('required')}
      ${problem && new Html(`aria-invalid="true" aria-describedby="${name}-wrong"`)}
    />`;
};

const options = (names: readonly string[], labels: Readonly<Record<string, string>>, chosen: string) =>
  names.map(
    (name) =>
      html`<option value="${name}" ${name === chosen && new Html('selected')}>
        ${ownValue(labels, name)}
      </option>`,
  );

/** The form itself. @param opened says when it was shown, so that programs are recognized by their haste */
export const formPage = (
  page: Page,
  {
    typed,
    wrong,
    opened,
    notice,
    subjectKinds,
  }: {
    typed: Typed;
    wrong: ReadonlyMap<string, string>;
    opened: string;
    notice?: string | undefined;
    subjectKinds: readonly string[];
  },
): string => {
  const { lang, path, organization } = page;
  const words = REQUESTS_WORDS[lang];
  const rightsWrong = wrong.get('rights');
  return frame(
    page,
    words.title,
    html`<p>${fillText(words.intro, { organization })}</p>
      ${notice && html`<p class="wrong" role="alert">${notice}</p>`}
      <form method="post" action="${path}?lang=${lang}">
        <input type="hidden" name="opened" value="${opened}" />
        <input type="hidden" name="work" value="" autocomplete="off" />
        <div class="away" aria-hidden="true">
          <label for="homepage">-</label>
          <input id="homepage" name="homepage" tabindex="-1" autocomplete="off" />
        </div>
        <fieldset>
          <legend>${words.rights_legend}</legend>
          ${rightsWrong && html`<p class="wrong">${rightsWrong}</p>`}
          ${SUBJECT_RIGHTS.map(
            (right) =>
              html`<label class="tick">
                <input
                  type="checkbox"
                  name="rights"
                  value="${right}"
                  ${has(typed, 'rights', right) && new Html('checked')}
                />
                ${words.rights[right]}
              </label>`,
          )}
        </fieldset>
        ${input(words, typed, wrong, 'name', 'text', 'name')}
        ${input(words, typed, wrong, 'email', 'email', 'email')}
        ${input(words, typed, wrong, 'phone', 'tel', 'tel')}
        <label for="subject_kind">${words.subject_kind}</label>
        <select id="subject_kind" name="subject_kind">
          ${options(
            SUBJECT_KINDS.filter((kind) => subjectKinds.includes(kind)),
            words.subject_kinds,
            one(typed, 'subject_kind'),
          )}
        </select>
        <label for="answer_way">${words.answer_way}</label>
        <select id="answer_way" name="answer_way">
          ${options(ANSWER_WAYS, words.answer_ways, one(typed, 'answer_way'))}
        </select>
        <label for="details">${words.details}</label>
        <p class="hint" id="details-hint">${words.details_hint}</p>
        <textarea id="details" name="details" rows="6" maxlength="4000" aria-describedby="details-hint">
${one(typed, 'details')}</textarea>
        <button>${words.send}</button>
      </form>
      <p><a href="${path}/status?lang=${lang}">${words.look_up}</a></p>
      ${new Html(`<script>${WORK_SCRIPT}</script>`)}`,
  );
};

/** Asks for the mailed code. */
export const codePage = (page: Page, token: string, notice?: string): string => {
  const words = REQUESTS_WORDS[page.lang];
  return frame(
    page,
    words.code_title,
    html`<p>${words.code_intro}</p>
      ${notice && html`<p class="wrong" role="alert">${notice}</p>`}
      <form method="post" action="${page.path}/verify?lang=${page.lang}">
        <input type="hidden" name="token" value="${token}" />
        <label for="code">${words.code}</label>
        <input
          id="code"
          name="code"
          inputmode="numeric"
          autocomplete="one-time-code"
          maxlength="${CODE_DIGITS}"
          required
        />
        <button>${words.confirm}</button>
      </form>`,
  );
};

/** Asks for the reference of a request. */
export const lookUpPage = (page: Page, notice?: string): string => {
  const words = REQUESTS_WORDS[page.lang];
  return frame(
    page,
    words.status_title,
    html`${notice && html`<p class="wrong" role="alert">${notice}</p>`}
      <form method="post" action="${page.path}/status?lang=${page.lang}">
        <label for="token">${words.reference}</label>
        <input id="token" name="token" autocomplete="off" maxlength="64" required />
        <button>${words.show}</button>
      </form>`,
  );
};

/** Where a request stands. */
export const statusPage = (page: Page, token: string, status: PublicRequestStatus): string => {
  const words = REQUESTS_WORDS[page.lang];
  const row = (label: string, value: string) =>
    html`<dt>${label}</dt>
      <dd>${value}</dd>`;
  return frame(
    page,
    words.status_title,
    html`<dl>
        ${status.number && row(words.number, status.number)} ${row(words.state, words.states[status.state])}
        ${row(words.received, bangkokTime(new Date(status.received_at)))}
        ${row(words.due, bangkokTime(new Date(status.due_at)))}
      </dl>
      <p>${words.keep_page}</p>
      <dl>${row(words.reference, token)}</dl>
      <p>${words.complaint}</p>`,
  );
};
