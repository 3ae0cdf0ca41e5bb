import { html, type Html } from '@yinyom/service-kit/markup/html';
import type { DocumentWords } from '@yinyom/texts/document/documentWords';

/** What is read of a stored notice; every part may be missing in an older shape. */
interface Notice {
  texts?: {
    banner?: Partial<Record<'title' | 'description' | 'accept' | 'reject' | 'cookie_setting', string>>;
    privacy?: { name?: string; url?: string };
  };
  categories?: { id?: string; title?: string; description?: string }[];
  cookies?: { name?: string; provider?: string; purpose?: string }[];
}

/** What a visitor was shown, in the visitor's language. */
export const shownNotice = (snapshot: Record<string, unknown>, words: DocumentWords): Html => {
  const { texts = {}, categories = [], cookies = [] } = snapshot as Notice;
  const { banner = {}, privacy = {} } = texts;
  const buttons = [banner.accept, banner.reject, banner.cookie_setting].filter(Boolean).join(' · ');
  return html`<div class="shown">
      <h3>${banner.title}</h3>
      <p>${banner.description}</p>
      <p class="note">${words.buttons}: ${buttons}</p>
      ${privacy.name && html`<p class="note">${words.privacy}: ${privacy.name} ${privacy.url}</p>`}
    </div>
    ${categories.map(
      ({ title, description }) =>
        html`<h3>${title}</h3>
          <p>${description}</p>`,
    )}
    ${
      cookies.length > 0 &&
      html`<table class="cookies">
        <thead>
          <tr>
            <th>${words.cookie}</th>
            <th>${words.provider}</th>
            <th>${words.purpose}</th>
          </tr>
        </thead>
        <tbody>
          ${cookies.map(
            ({ name, provider, purpose }) =>
              html`<tr>
                <td>${name}</td>
                <td>${provider}</td>
                <td>${purpose}</td>
              </tr>`,
          )}
        </tbody>
      </table>`
    }`;
};
