import { html, type Html, type HtmlPart } from './html';

/** Name and value of one row. */
export type Fact = readonly [name: string, value: HtmlPart];

/** Names and values as a table of a document. */
export const factsTable = (facts: readonly Fact[]): Html =>
  html`<table class="facts">
    ${facts.map(
      ([name, value]) =>
        html`<tr>
          <th scope="row">${name}</th>
          <td>${value}</td>
        </tr>`,
    )}
  </table>`;
