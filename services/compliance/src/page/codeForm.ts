import { CODE_DIGITS } from '@yinyom/contracts/requests/publicRequest';
import { html, type Html } from '@yinyom/service-kit/markup/html';
import type { RequestsWords } from '@yinyom/texts/requests/requestsWords';

/**
 * Asks for the code that was mailed.
 * @param action where the form leads
 * @param notice why it is asked for once more
 * @param hidden further fields that the form carries
 */
export const codeForm = (
  words: Pick<RequestsWords, 'code_intro' | 'code' | 'confirm'>,
  action: string,
  notice?: string,
  hidden?: Html,
): Html =>
  html`<p>${words.code_intro}</p>
    ${notice && html`<p class="wrong" role="alert">${notice}</p>`}
    <form method="post" action="${action}">
      ${hidden}
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
    </form>`;
