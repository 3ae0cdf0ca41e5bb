import { isFull } from '@yinyom/testing/matrix';
import { seeded, valuesOf, type Random } from '../personal-data/testing/sampleValues';
import { patientReader } from './testing/patientReader';
import { csv, docx, pdf, xlsx } from './testing/writeDocuments';

const random = seeded(4_848);
const values = valuesOf(random);
const ROWS = [
  ['ชื่อ', 'เลขประจำตัวประชาชน'],
  ...Array.from({ length: 12 }, () => [`นาย${values.name()}`, values.nationalId()]),
];
const FORMATS: Record<string, { bytes: Buffer; hint: string }> = {
  PDF: { bytes: pdf([ROWS, ROWS]), hint: '' },
  XLSX: { bytes: xlsx({ a: ROWS, b: ROWS }), hint: '' },
  DOCX: { bytes: docx([{ heading: 'x' }, { rows: ROWS }, { text: 'y' }]), hint: '' },
  CSV: { bytes: csv(ROWS), hint: '.csv' },
  TXT: { bytes: Buffer.from(ROWS.map((row) => row.join('\t')).join('\n')), hint: '' },
  JSON: {
    bytes: Buffer.from(JSON.stringify({ a: ROWS, b: { c: [{ d: 1 }, { d: 2 }, { d: 3 }] } })),
    hint: 'json',
  },
};

/** What breaks, cuts and repeats pieces of a file. */
const mutate = (given: Buffer, { below, next }: Random): Buffer => {
  let bytes = Buffer.from(given);
  for (let change = 1 + below(6); change > 0; change -= 1) {
    const at = below(bytes.length);
    const until = Math.min(bytes.length, at + 1 + below(64));
    const kind = next();
    if (kind < 0.5) bytes[at] = below(256);
    else if (kind < 0.6) bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(until)]);
    else if (kind < 0.7) bytes = Buffer.concat([bytes.subarray(0, until), bytes.subarray(at)]);
    else if (kind < 0.8) bytes.fill(below(256), at, until);
    else if (kind < 0.9) bytes.writeUInt8(255, at);
    else if (bytes.length > 40) bytes = bytes.subarray(0, 20 + below(bytes.length - 20));
    if (bytes.length === 0) bytes = Buffer.from(given.subarray(0, 30));
  }
  return bytes;
};

const MUTATIONS = isFull() ? 10_000 : 200;
jest.setTimeout(isFull() ? 7_200_000 : 600_000);

it.each(Object.keys(FORMATS))('%s: no broken document hangs, and the next one is read', async (name) => {
  const { bytes, hint } = FORMATS[name] as { bytes: Buffer; hint: string };
  const reader = patientReader();
  const task = { hint, ownDomain: '', ownPhones: [] };
  const endings: Record<string, number> = {};
  for (let count = 0; count < MUTATIONS; count += 1) {
    const answer = await reader.read(mutate(bytes, random), task);
    const ending = answer.ok ? 'read' : answer.code;
    endings[ending] = (endings[ending] ?? 0) + 1;
  }
  expect(Object.keys(endings)).not.toContain('took_too_long');
  expect(Object.keys(endings)).not.toContain('too_much_memory');
  expect(endings['read'] ?? 0).toBeGreaterThan(0);
  expect(await reader.read(bytes, task)).toMatchObject({ ok: true });
  reader.close();
});
