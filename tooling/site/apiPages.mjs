/** A part of the document with what it refers to in the place of each reference. No schema of a call refers to itself. */
const expanded = (part, components) => {
  if (Array.isArray(part)) return part.map((one) => expanded(one, components));
  if (typeof part !== 'object' || part === null) return part;
  const [, kind, name] = /^#\/components\/(\w+)\/(.+)$/.exec(part.$ref ?? '') ?? [];
  const { $ref: _ref, ...own } = part;
  const whole = kind ? { ...components[kind][name], ...own } : part;
  return Object.fromEntries(Object.entries(whole).map(([key, value]) => [key, expanded(value, components)]));
};

/** How deep the fields of a shape are listed; deeper ones are in the document for tools. */
const DEEPEST = 2;

const inText = (text = '') =>
  text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('{{', '{&#123;').replaceAll(/\s+/g, ' ');

const json = (value) => ['```json', JSON.stringify(value, null, 2), '```'].join('\n');

const typeOf = ({ type, const: constant, enum: values, anyOf, oneOf, items, format }) => {
  if (constant !== undefined) return `\`${JSON.stringify(constant)}\``;
  if (values) return values.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
  const kinds = anyOf ?? oneOf;
  if (kinds) return [...new Set(kinds.map(typeOf))].join(' or ');
  if (type === 'array') return `list of ${items ? typeOf(items) : 'values'}`;
  return [type, format && `(${format})`].filter(Boolean).join(' ');
};

/** Fields of an object, also of the objects in it, as [name, schema, whether it is required]. */
const fieldsOf = (schema = {}, prefix = '', depth = 0) => {
  const own = schema.type === 'array' ? (schema.items ?? {}) : schema;
  const variants = own.anyOf ?? own.oneOf ?? [own];
  const { properties = {}, required = [] } = variants.find((one) => one.properties) ?? {};
  return Object.entries(properties).flatMap(([name, field]) => [
    [prefix + name, field, required.includes(name)],
    ...(depth < DEEPEST ? fieldsOf(field, `${prefix}${name}.`, depth + 1) : []),
  ]);
};

const table = (rows, head) =>
  rows.length === 0
    ? []
    : [
        `| ${head.join(' | ')} |`,
        `| ${head.map(() => '---').join(' | ')} |`,
        ...rows.map((row) => `| ${row.join(' | ')} |`),
        '',
      ];

const fieldRows = (schema) =>
  fieldsOf(schema).map(([name, field, isRequired]) => [
    `\`${name}\``,
    inText(typeOf(field)),
    isRequired ? 'yes' : '',
    inText(field.description),
  ]);

const FIELDS = ['field', 'type', 'required', 'meaning'];

const details = (title, lines) =>
  lines.length === 0 ? [] : [`::: details ${title}`, '', ...lines, ':::', ''];

/** A value of a schema, made of the examples of its fields. */
const exampleFrom = (schema = {}) => {
  const { examples, const: constant, enum: values, anyOf, oneOf, properties, items, type } = schema;
  if (examples) return examples[0];
  if (constant !== undefined) return constant;
  if (values) return values[0];
  const kinds = anyOf ?? oneOf;
  if (kinds) return exampleFrom(kinds.find((one) => one.type !== 'null'));
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, exampleFrom(one)]));
  if (items) return [exampleFrom(items)];
  const plain = { string: 'Example', number: 1, integer: 1, boolean: true, object: {}, array: [] };
  return plain[[type].flat().find((one) => one !== 'null')] ?? null;
};

const bodyLines = ({ requestBody }) => {
  const [[type, { schema, example } = {}] = []] = Object.entries(requestBody?.content ?? {});
  if (!type) return [];
  return [
    `**Body** (\`${type}\`)`,
    '',
    ...table(fieldRows(schema), FIELDS),
    ...details('Example of a body', example === undefined ? [] : [json(example), '']),
  ];
};

const answerLines = ({ responses }) =>
  Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([status, { content = {} }]) =>
      Object.entries(content).flatMap(([type, { schema }]) => [
        `**Answer ${status}** (\`${type}\`)`,
        '',
        ...details('Fields of the answer', table(fieldRows(schema), FIELDS)),
        ...details('Example of an answer', schema ? [json(exampleFrom(schema)), ''] : []),
      ]),
    );

/** What codes mean: lines of the schema of codes, by code. */
const sentencesOf = ({ ErrorCode }) =>
  Object.fromEntries(
    [...ErrorCode.description.matchAll(/^- `(\w+)`: (.+)$/gm)].map(([, code, said]) => [code, said]),
  );

const inWords = (codes, sentences) =>
  codes.replaceAll(/`(\w+)`(?:, )?/g, (_whole, code) => `\`${code}\`: ${sentences[code]} `).trim();

/** Statuses that a call shares with others are lines of the answer of their range. */
const failureLines = ({ responses }, sentences) => {
  const rows = Object.entries(responses)
    .filter(([status]) => /^[45]/.test(status))
    .flatMap(([status, { description }]) =>
      status.endsWith('XX')
        ? description.split('\n\n').map((line) => line.split(': '))
        : [[status, description]],
    )
    .sort(([a], [b]) => a - b)
    .map(([status, codes]) => [status, inText(inWords(codes, sentences))]);
  return details('Failures', table(rows, ['status', 'codes']));
};

const ROLES = { 1000: 'Admin', 10: 'Member', 1: 'Viewer', 0: 'Reviewer', self: 'any signed-in user' };

const rightsOf = (call) =>
  [
    call['x-scope'] && `scope of a key: \`${call['x-scope']}\``,
    call['x-role'] !== undefined && `least role: ${ROLES[call['x-role']]}`,
    call['x-flag'] && `or flag \`${call['x-flag']}\``,
  ]
    .filter(Boolean)
    .join(' · ');

const parameterRows = ({ parameters = [] }) =>
  parameters.map(({ name, in: where, required, description, schema = {} }) => [
    `\`${name}\``,
    where,
    inText(typeOf(schema)),
    required ? 'yes' : '',
    inText(description),
  ]);

const callLines = ({ path, method, call }, sentences) => [
  `## ${inText(call.summary)} {#${call.operationId}}`,
  '',
  `\`${method.toUpperCase()} ${path}\` · \`${call.operationId}\`${call.deprecated ? ' · deprecated' : ''}`,
  '',
  ...(rightsOf(call) ? [rightsOf(call), ''] : []),
  ...table(parameterRows(call), ['parameter', 'in', 'type', 'required', 'meaning']),
  ...bodyLines(call),
  ...answerLines(call),
  ...failureLines(call, sentences),
];

const callsOf = ({ paths }, tag) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, call]) => call.tags?.[0] === tag)
      .map(([method, call]) => ({ path, method, call })),
  );

const tagPage = (document, { name, description }) =>
  [
    '---',
    'outline: 2',
    '---',
    '',
    `# API: ${name}`,
    '',
    inText(description),
    '',
    ...callsOf(document, name).flatMap((one) => callLines(one, sentencesOf(document.components.schemas))),
  ].join('\n');

const indexPage = (document) =>
  [
    '# API reference',
    '',
    `Every call of version ${document.info.version}, made from the declarations by which the platform checks requests. How calls are`,
    'made, what errors look like and what may change: [using the API](/en/guides/api). An installation has the same reference at',
    '`/docs/api`, the document for tools at `/api/v1/openapi.json`, and a collection for Postman and Bruno at `/api/v1/collection.json`.',
    'Both files of this version: [openapi.json](/openapi.json){target="_self"}, [collection.json](/collection.json){target="_self"}.',
    '',
    ...document.tags.flatMap(({ name, description }) => [
      `## [${name}](/en/api/${name})`,
      '',
      inText(description),
      '',
      ...table(
        callsOf(document, name).map(({ path, method, call }) => [
          `[${inText(call.summary)}](/en/api/${name}#${call.operationId})`,
          `\`${method.toUpperCase()} ${path}\``,
        ]),
        ['call', 'address'],
      ),
    ]),
  ].join('\n');

/**
 * The reference of the API as pages of the site: one of each group of calls, and their list.
 * @param {object} document OpenAPI 3.1
 * @returns {Record<string, string>} Markdown by address below the site's root
 */
export const apiPages = (document) => {
  const whole = { ...document, paths: expanded(document.paths, document.components) };
  return {
    'en/api/index.md': indexPage(whole),
    ...Object.fromEntries(whole.tags.map((tag) => [`en/api/${tag.name}.md`, tagPage(whole, tag)])),
  };
};
