import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { errorsOf } from '@yinyom/contracts/reference/errorsOf';
import { html, type Html } from '@yinyom/service-kit/markup/html';
import type { ReferenceWords } from '@yinyom/texts/reference/referenceWords';
import { exampleOf } from '@yinyom/contracts/reference/exampleOf';
import { exampleRequest } from './exampleRequest';
import { schemaOf } from '@yinyom/contracts/reference/schemaOf';
import { successOf } from './openApiDocument';
import { SAMPLES } from './samples';
import { schemaTree } from './schemaTree';

const whoOf = ({ auth, role }: AnyEndpoint, words: ReferenceWords): string => {
  if (auth !== 'bearer' && auth !== 'otp') return words.everybody;
  const known = String(role) as keyof ReferenceWords['roles'];
  return words.roles[known] ?? words.person;
};

/** One call, folded: its line, and behind it everything that there is to know. `data-…` is what the page tries it with. */
export const referenceCall = (endpoint: AnyEndpoint, words: ReferenceWords, base: string): Html => {
  const { name, method, path, summary, scope, params, query, body, answer, files = [], auth } = endpoint;
  const request = exampleRequest(endpoint);
  const part = (title: string, schema: AnyEndpoint['body'], io: 'input' | 'output'): Html | null =>
    schema
      ? html`<h3>${title}</h3>
          ${schemaTree(schemaOf(schema, io), io === 'input' ? words.optional : null, name)}`
      : null;
  return html`<details
    id="${name}"
    data-address="${request.address}"
    ${request.body && html` data-type="${request.body.type}" data-body="${request.body.text}"`}
  >
    <summary>
      <b class="${method}">${method}</b> <code>${path}</code> <span lang="en">${summary}</span>
    </summary>
    <p>
      ${words.who}: ${whoOf(endpoint, words)} ·
      ${scope ? html`${words.scope}: <code>${scope}</code>` : auth === 'bearer' && words.noKeys}
    </p>
    ${part(words.address, params, 'input')}${part(words.query, query, 'input')}${part(words.body, body, 'input')}
    <h3>${words.answer} ${successOf(endpoint)}</h3>
    ${answer && schemaTree(schemaOf(answer, 'output'), null, name)}
    ${files.length > 0 && html`<p>${files.map((type) => html`<code>${type}</code> `)}</p>`}
    ${!answer && files.length === 0 && html`<p>${words.empty}</p>`}
    <h3>${words.example}</h3>
    <pre data-sample tabindex="0" role="group" aria-label="${words.example}">
${SAMPLES[0][2](request, base)}</pre>
    ${
      answer &&
      html`<pre tabindex="0" role="group" aria-label="${words.answer}">
${JSON.stringify(exampleOf(schemaOf(answer, 'output'), name), null, 2)}</pre>`
    }
    <h3>${words.errors}</h3>
    <ul>
      ${errorsOf(endpoint).map(
        ({ status, codes }) => html`<li>${status} ${codes.map((code) => html`<code>${code}</code> `)}</li>`,
      )}
    </ul>
  </details>`;
};
