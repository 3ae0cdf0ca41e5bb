import { Script } from 'node:vm';
import { endpoints } from '@yinyom/contracts/endpoints';
import { exampleRequest, type ExampleRequest } from './exampleRequest';
import { literalIn } from './literalIn';
import { SAMPLES } from './samples';

const BASE = 'https://consent.example.ac.th/api/v1';
const written = (id: string, request: ExampleRequest): string => {
  const sample = SAMPLES.find(([known]) => known === id);
  if (!sample) throw new Error(`no samples in ${id}`);
  return sample[2](request, BASE);
};

const value = { name: "ร้าน 'A' \\ B", on: true, off: false, none: null, list: [1, {}], two: 'a\n$b "c"' };

it('writes a value of JSON as Python does', () => {
  expect(literalIn('python', value)).toBe(
    `{
    'name': 'ร้าน \\'A\\' \\\\ B',
    'on': True,
    'off': False,
    'none': None,
    'list': [
        1,
        {},
    ],
    'two': 'a\\n$b "c"',
}`,
  );
});

it('writes a value of JSON as PHP does, which has no line break in single quotes', () => {
  expect(literalIn('php', value, 4)).toBe(
    `[
        'name' => 'ร้าน \\'A\\' \\\\ B',
        'on' => true,
        'off' => false,
        'none' => null,
        'list' => [
            1,
            [],
        ],
        'two' => "a\\n\\$b \\"c\\"",
    ]`,
  );
});

it('the example in Node.js is a program, whatever the call', () => {
  for (const endpoint of endpoints)
    expect(() => new Script(`(async () => { ${written('node', exampleRequest(endpoint))} })`)).not.toThrow();
});

describe('a call with a key and a body', () => {
  const request: ExampleRequest = {
    method: 'PUT',
    address: '/cookies/1',
    isSigned: true,
    body: { type: 'application/json', text: '{\n  "name": "_ga"\n}', value: { name: '_ga' } },
  };

  it('is sent by Python', () => {
    expect(written('python', request)).toBe(`import os
import requests

answer = requests.put(
    '${BASE}/cookies/1',
    headers={'Authorization': f"Bearer {os.environ['YINYOM_KEY']}"},
    json={
        'name': '_ga',
    },
)`);
  });

  it('is sent by PHP', () => {
    expect(written('php', request)).toBe(`$call = curl_init('${BASE}/cookies/1');
curl_setopt_array($call, [
    CURLOPT_CUSTOMREQUEST => 'PUT',
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . getenv('YINYOM_KEY'),
        'Content-Type: application/json',
    ],
    CURLOPT_POSTFIELDS => json_encode([
        'name' => '_ga',
    ]),
]);
$answer = curl_exec($call);`);
  });
});

it('a call without a key says nothing of one', () => {
  const request = { method: 'GET', address: '/meta', isSigned: false, body: null };
  for (const [id] of SAMPLES) expect(written(id, request)).not.toMatch(/authorization|import os/i);
});
