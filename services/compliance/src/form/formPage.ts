import type { Lang } from '@yinyom/contracts/constants';
import { ownValue } from '@yinyom/contracts/ownValue';
import { ANSWER_WAYS, SUBJECT_KINDS } from '@yinyom/contracts/requests/subjectRequest';
import { SUBJECT_RIGHTS } from '@yinyom/contracts/requests/rights';
import type { PageBrand } from '@yinyom/service-kit/brand/pageBrand';
import { Html, html } from '@yinyom/service-kit/markup/html';
import { codeForm } from '../page/codeForm';
import { frame } from '../page/frame';
import { contactLine, tokenField } from './formParts';
import { WORK_SCRIPT } from './formWork';
import { REQUESTS_WORDS, type RequestsWords } from '@yinyom/texts/requests/requestsWords';
import { fillText } from '@yinyom/texts/sentences/fillText';

/** What somebody typed, as it came: a form that is shown again loses nothing. */
export type Typed = Readonly<Record<string, string | readonly string[] | undefined>>;

export interface Page {
  lang: Lang;
  /** Path of the form, `/r/{site key}`. */
  path: string;
  organization: string;
  /** Who is asked about personal data; null: not stated. */
  contact: { name: string | null; email: string } | null;
  /** Of the website in the language of the page; null: none is published. */
  privacyUrl: string | null;
  brand: PageBrand | null;
}

const one = (typed: Typed, name: string): string => {
  const value = ownValue(typed, name);
  return typeof value === 'string' ? value : '';
};
const has = (typed: Typed, name: string, value: string): boolean =>
  [ownValue(typed, name)].flat().includes(value);

/** Marks a field that has to be filled in; programs that read pages aloud say so by `required`. */
const MARK = html`<span class="must" aria-hidden="true">*</span>`;

const input = (
  words: RequestsWords,
  typed: Typed,
  wrong: ReadonlyMap<string, string>,
  name: 'name' | 'email' | 'phone' | 'representative_name' | 'representative_authority',
  type: string,
  autocomplete: string,
): Html => {
  const problem = wrong.get(name);
  const required = name === 'name' || name === 'email';
  return html`<label for="${name}">${words[name]} ${required && MARK}</label>
    ${problem && html`<p class="wrong" id="${name}-wrong">${problem}</p>`}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      maxlength="${name === 'representative_authority' ? 500 : 254}"
      value="${one(typed, name)}"
      ${required && new Html('required')}
      ${problem && new Html(`aria-invalid="true" aria-describedby="${name}-wrong"`)}
    />`;
};

const textArea = (
  label: string,
  name: string,
  rows: number,
  most: number,
  typed: Typed,
  wrong: ReadonlyMap<string, string>,
  hint?: string,
): Html => {
  const problem = wrong.get(name);
  const described = [hint && `${name}-hint`, problem && `${name}-wrong`].filter(Boolean).join(' ');
  return html`<label for="${name}">${label}</label>
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${problem && html`<p class="wrong" id="${name}-wrong">${problem}</p>`}
    <textarea
      id="${name}"
      name="${name}"
      rows="${rows}"
      maxlength="${most}"
      ${described && new Html(`aria-describedby="${described}"`)}
      ${problem && new Html('aria-invalid="true"')}
    >
${one(typed, name)}</textarea>`;
};

const options = (names: readonly string[], labels: Readonly<Record<string, string>>, chosen: string) =>
  names.map(
    (name) =>
      html`<option value="${name}" ${name === chosen && new Html('selected')}>
        ${ownValue(labels, name)}
      </option>`,
  );

const OF_OTHER = ['representative_name', 'representative_authority'] as const;

/** What the person is to the organization: nothing is chosen for them where there is a choice. */
const kindSelect = (
  words: RequestsWords,
  typed: Typed,
  wrong: ReadonlyMap<string, string>,
  offered: readonly string[],
): Html => {
  const kinds = SUBJECT_KINDS.filter((kind) => offered.includes(kind));
  const problem = wrong.get('subject_kind');
  return html`<label for="subject_kind">${words.subject_kind} ${MARK}</label>
    ${problem && html`<p class="wrong" id="subject_kind-wrong">${problem}</p>`}
    <select
      id="subject_kind"
      name="subject_kind"
      required
      ${problem && new Html('aria-invalid="true" aria-describedby="subject_kind-wrong"')}
    >
      ${kinds.length > 1 && html`<option value="">${words.choose}</option>`}
      ${options(kinds, words.subject_kinds, one(typed, 'subject_kind'))}
    </select>`;
};

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
  const { lang, path, organization, contact, privacyUrl } = page;
  const words = REQUESTS_WORDS[lang];
  const rightsWrong = wrong.get('rights');
  return frame(
    { ...page, languages: { path: `${path}/language`, posted: 'request' } },
    words.title,
    html`<p>${fillText(words.intro, { organization })}</p>
      ${
        privacyUrl &&
        html`<p>
          <a href="${privacyUrl}" target="_blank" rel="noopener noreferrer">${words.privacy_notice}</a>
        </p>`
      }
      <p class="hint">${words.required_hint}</p>
      ${notice && html`<p class="wrong" role="alert">${notice}</p>`}
      <form id="request" method="post" action="${path}?lang=${lang}">
        <input type="hidden" name="opened" value="${opened}" />
        <input type="hidden" name="work" value="" autocomplete="off" />
        <div class="away" aria-hidden="true">
          <label for="homepage">-</label>
          <input id="homepage" name="homepage" tabindex="-1" autocomplete="off" />
        </div>
        <fieldset ${rightsWrong && new Html('aria-describedby="rights-wrong"')}>
          <legend>${words.rights_legend} ${MARK}</legend>
          ${rightsWrong && html`<p class="wrong" id="rights-wrong">${rightsWrong}</p>`}
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
        ${input(words, typed, wrong, 'phone', 'tel', 'tel')} ${kindSelect(words, typed, wrong, subjectKinds)}
        <label for="answer_way">${words.answer_way}</label>
        <select id="answer_way" name="answer_way">
          ${options(ANSWER_WAYS, words.answer_ways, one(typed, 'answer_way'))}
        </select>
        <div class="postal">${textArea(words.postal_address, 'postal_address', 3, 500, typed, wrong)}</div>
        <details ${OF_OTHER.some((name) => one(typed, name) || wrong.has(name)) && new Html('open')}>
          <summary>${words.for_other}</summary>
          <p class="hint">${words.for_other_hint}</p>
          ${input(words, typed, wrong, 'representative_name', 'text', 'off')}
          ${input(words, typed, wrong, 'representative_authority', 'text', 'off')}
        </details>
        ${textArea(words.details, 'details', 6, 4_000, typed, wrong, words.details_hint)}
        <p class="hint">${words.optional_files}</p>
        <button>${words.send}</button>
      </form>
      <p><a href="${path}/status?lang=${lang}">${words.look_up}</a></p>
      ${contact && contactLine(words, contact)} ${new Html(`<script>${WORK_SCRIPT}</script>`)}`,
  );
};

/**
 * Asks for the mailed code, or for another one. The reference of the request is in the page alone.
 * @param said why the code is asked for once more, or that another one was asked for, whether or not it was mailed
 */
export const codePage = (
  page: Page,
  token: string,
  said: { wrong?: string; again?: boolean } = {},
): string => {
  const words = REQUESTS_WORDS[page.lang];
  return frame(
    { ...page, languages: { path: `${page.path}/language`, posted: tokenField(token) } },
    words.code_title,
    html`${said.again === true && html`<p role="status">${words.code_under_way}</p>`}
      ${codeForm(words, `${page.path}/verify?lang=${page.lang}`, said.wrong, tokenField(token))}
      <p class="hint">${words.code_missing}</p>
      <form method="post" action="${page.path}/code?lang=${page.lang}">
        ${tokenField(token)}
        <button class="second">${words.code_again}</button>
      </form>`,
  );
};

/** Asks for the reference of a request. */
export const lookUpPage = (page: Page, notice?: string): string => {
  const words = REQUESTS_WORDS[page.lang];
  return frame(
    { ...page, languages: { path: `${page.path}/status` } },
    words.status_title,
    html`${notice && html`<p class="wrong" role="alert">${notice}</p>`}
      <form method="post" action="${page.path}/status?lang=${page.lang}">
        <label for="token">${words.reference}</label>
        <input id="token" name="token" autocomplete="off" maxlength="64" required />
        <button>${words.show}</button>
      </form>`,
  );
};
