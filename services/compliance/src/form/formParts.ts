import { Html, html } from '@yinyom/service-kit/markup/html';
import type { RequestsWords } from '@yinyom/texts/requests/requestsWords';
import type { Page } from './formPage';

/** The field that leads back to a request, in the page alone. */
export const tokenField = (token: string): Html =>
  html`<input type="hidden" name="token" value="${token}" />`;

/** Who is asked about personal data. */
export const contactLine = (words: RequestsWords, { name, email }: NonNullable<Page['contact']>): Html =>
  html`<p class="hint">
    ${words.contact} ${name} ${new Html('<wbr />')}<a href="mailto:${email}">${email}</a>
  </p>`;
