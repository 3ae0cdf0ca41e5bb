import { JSON_TYPE, type ExampleRequest } from './exampleRequest';
import { literalIn } from './literalIn';

const KEY = '$YINYOM_KEY';

type WriteSample = (request: ExampleRequest, base: string) => string;

const curl: WriteSample = ({ method, address, isSigned, body }, base) =>
  [
    `curl${method === 'GET' ? '' : ` -X ${method}`} '${base}${address}'`,
    ...(isSigned ? [`-H "Authorization: Bearer ${KEY}"`] : []),
    ...(body ? [`-H 'Content-Type: ${body.type}'`, `-d '${body.text.replaceAll("'", "'\\''")}'`] : []),
  ].join(' \\\n  ');

const node: WriteSample = ({ method, address, isSigned, body }, base) => {
  const headers = [
    ...(isSigned ? ['    authorization: `Bearer ${process.env.YINYOM_KEY}`,'] : []),
    ...(body ? [`    'content-type': '${body.type}',`] : []),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(headers.length > 0 ? ['  headers: {', ...headers, '  },'] : []),
    ...(body
      ? [
          `  body: ${body.type === JSON_TYPE ? `JSON.stringify(${body.text.replaceAll('\n', '\n  ')})` : `'${body.text}'`},`,
        ]
      : []),
  ];
  const where = `'${base}${address}'`;
  return `const answer = await fetch(${options.length > 0 ? `${where}, {\n${options.join('\n')}\n}` : where});`;
};

const php: WriteSample = ({ method, address, isSigned, body }, base) => {
  const headers = [
    ...(isSigned ? ["        'Authorization: Bearer ' . getenv('YINYOM_KEY'),"] : []),
    ...(body ? [`        'Content-Type: ${body.type}',`] : []),
  ];
  const sent =
    body?.type === JSON_TYPE ? `json_encode(${literalIn('php', body.value, 4)})` : `'${body?.text}'`;
  return [
    `$call = curl_init('${base}${address}');`,
    'curl_setopt_array($call, [',
    ...(method === 'GET' ? [] : [`    CURLOPT_CUSTOMREQUEST => '${method}',`]),
    '    CURLOPT_RETURNTRANSFER => true,',
    ...(headers.length > 0 ? ['    CURLOPT_HTTPHEADER => [', ...headers, '    ],'] : []),
    ...(body ? [`    CURLOPT_POSTFIELDS => ${sent},`] : []),
    ']);',
    '$answer = curl_exec($call);',
  ].join('\n');
};

const python: WriteSample = ({ method, address, isSigned, body }, base) => {
  const headers = [
    ...(isSigned ? [`'Authorization': f"Bearer {os.environ['YINYOM_KEY']}"`] : []),
    ...(body && body.type !== JSON_TYPE ? [`'Content-Type': '${body.type}'`] : []),
  ];
  return [
    ...(isSigned ? ['import os'] : []),
    'import requests',
    '',
    `answer = requests.${method.toLowerCase()}(`,
    `    '${base}${address}',`,
    ...(headers.length > 0 ? [`    headers={${headers.join(', ')}},`] : []),
    ...(body
      ? [
          body.type === JSON_TYPE
            ? `    json=${literalIn('python', body.value, 4)},`
            : `    data='${body.text}',`,
        ]
      : []),
    ')',
  ].join('\n');
};

/** The languages that examples are written in: name of the choice, what readers call it, how it is written. */
export const SAMPLES = [
  ['curl', 'curl', curl],
  ['node', 'Node.js', node],
  ['php', 'PHP', php],
  ['python', 'Python', python],
] as const satisfies readonly (readonly [id: string, name: string, write: WriteSample])[];
