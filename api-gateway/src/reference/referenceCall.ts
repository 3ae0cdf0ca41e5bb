import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { errorsOf } from '@yinyom/contracts/reference/errorsOf';
import { html, type Html } from '@yinyom/service-kit/markup/html';
import { exampleOf } from './exampleOf';
import { schemaOf, successOf } from './openApiDocument';
import type { ReferenceWords } from './referenceWords';
import { schemaTree } from './schemaTree';

const KEY = '$YINYOM_KEY';

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

const valuesOf = (schema: AnyEndpoint['params']): Record<string, string> => {
  const example = schema ? exampleOf(schemaOf(schema, 'input')) : {};
  return Object.fromEntries(Object.entries(example as object).map(([name, value]) => [name, String(value)]));
};

/** Path and needed query of a call, filled with examples. */
const addressOf = ({ path, params, query }: AnyEndpoint): string => {
  const values = valuesOf(params);
  const filled = path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(values[name] ?? ''));
  const required = query ? (schemaOf(query, 'input').required ?? []) : [];
  const all = query ? valuesOf(query) : {};
  const asked = new URLSearchParams(required.map((name) => [name, all[name] ?? '']));
  return filled + (required.length > 0 ? `?${asked}` : '');
};

const TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;
/** How the body of an example is sent; null for files and what browsers send by themselves. */
const bodyOf = ({ body, bodyKind = 'json' }: AnyEndpoint): { type: string; text: string } | null => {
  if (!body || (bodyKind !== 'json' && bodyKind !== 'form')) return null;
  const example = exampleOf(schemaOf(body, 'input'));
  const text =
    bodyKind === 'json'
      ? pretty(example)
      : String(new URLSearchParams(Object.entries(example as object).map(([a, b]) => [a, String(b)])));
  return { type: TYPES[bodyKind], text };
};

const curlOf = (endpoint: AnyEndpoint, base: string): string => {
  const sent = bodyOf(endpoint);
  return [
    `curl${endpoint.method === 'GET' ? '' : ` -X ${endpoint.method}`} '${base}${addressOf(endpoint)}'`,
    ...(endpoint.auth === 'bearer' ? [`-H "Authorization: Bearer ${KEY}"`] : []),
    ...(sent ? [`-H 'Content-Type: ${sent.type}'`, `-d '${sent.text.replaceAll("'", "'\\''")}'`] : []),
  ].join(' \\\n  ');
};

const fetchOf = (endpoint: AnyEndpoint, base: string): string => {
  const sent = bodyOf(endpoint);
  const headers = [
    ...(endpoint.auth === 'bearer' ? ['    authorization: `Bearer ${process.env.YINYOM_KEY}`,'] : []),
    ...(sent ? [`    'content-type': '${sent.type}',`] : []),
  ];
  const options = [
    ...(endpoint.method === 'GET' ? [] : [`  method: '${endpoint.method}',`]),
    ...(headers.length > 0 ? ['  headers: {', ...headers, '  },'] : []),
    ...(sent
      ? [
          `  body: ${sent.type === TYPES.json ? `JSON.stringify(${sent.text.replaceAll('\n', '\n  ')})` : `'${sent.text}'`},`,
        ]
      : []),
  ];
  const address = `'${base}${addressOf(endpoint)}'`;
  return `const answer = await fetch(${options.length > 0 ? `${address}, {\n${options.join('\n')}\n}` : address});`;
};

const whoOf = ({ auth, role }: AnyEndpoint, words: ReferenceWords): string => {
  if (auth !== 'bearer' && auth !== 'otp') return words.everybody;
  const known = String(role) as keyof ReferenceWords['roles'];
  return words.roles[known] ?? words.person;
};

/** One call, folded: its line, and behind it everything that there is to know. */
export const referenceCall = (endpoint: AnyEndpoint, words: ReferenceWords, base: string): Html => {
  const { name, method, path, summary, scope, params, query, body, answer, files = [], auth } = endpoint;
  const part = (title: string, schema: AnyEndpoint['body'], io: 'input' | 'output'): Html | null =>
    schema
      ? html`<h4>${title}</h4>
          ${schemaTree(schemaOf(schema, io), io === 'input' ? words.optional : null)}`
      : null;
  return html`<details id="${name}">
    <summary><b class="${method}">${method}</b> <code>${path}</code> <span>${summary}</span></summary>
    <p>
      ${words.who}: ${whoOf(endpoint, words)} ·
      ${scope ? html`${words.scope}: <code>${scope}</code>` : auth === 'bearer' && words.noKeys}
    </p>
    ${part(words.address, params, 'input')}${part(words.query, query, 'input')}${part(words.body, body, 'input')}
    <h4>${words.answer} ${successOf(endpoint)}</h4>
    ${answer && schemaTree(schemaOf(answer, 'output'), null)}
    ${files.length > 0 && html`<p>${files.map((type) => html`<code>${type}</code> `)}</p>`}
    ${!answer && files.length === 0 && html`<p>${words.empty}</p>`}
    <h4>${words.example}</h4>
    <pre>${curlOf(endpoint, base)}</pre>
    <pre>${fetchOf(endpoint, base)}</pre>
    ${answer && html`<pre>${pretty(exampleOf(schemaOf(answer, 'output')))}</pre>`}
    <h4>${words.errors}</h4>
    <ul>
      ${errorsOf(endpoint).map(
        ({ status, codes }) => html`<li>${status} ${codes.map((code) => html`<code>${code}</code> `)}</li>`,
      )}
    </ul>
  </details>`;
};
