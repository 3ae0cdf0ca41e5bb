import { createHash, sign } from 'node:crypto';
import { crc32, deflateRawSync } from 'node:zlib';
import { binderContent, MANIFEST_FILE, SIGNATURE_FILE } from '../binder/binderManifest';
import { canonicalJson } from '../canonicalJson';
import type { SampleKey } from './sampleLedger';

export interface SampleFile {
  name: string;
  content: string | Buffer;
  /** What the list says of its size, where it lies. */
  claimed?: number;
  /** What it is packed to, where that is something else. */
  packed?: Buffer;
}

type Field = [at: number, size: 2 | 4, value: number];
type Sums = [crc: number, packed: number, bytes: number];

const sumsAt = (at: number, sums: Sums): Field[] => sums.map((value, index) => [at + index * 4, 4, value]);

const fields = (length: number, values: readonly Field[]): Buffer => {
  const bytes = Buffer.alloc(length);
  for (const [at, size, value] of values) bytes.writeUIntLE(value, at, size);
  return bytes;
};

const NONE = Buffer.alloc(0);
/** What programs write differently around the same files. */
interface ZipForm {
  madeBy: number;
  flags: number;
  /** Further fields, with the name in both places. */
  extra: Buffer;
  /** Sums follow the data. */
  descriptor: boolean;
}
const OURS: ZipForm = { madeBy: 20, flags: 0x0808, extra: NONE, descriptor: true };
/** As Info-ZIP and Python write: made on Unix, sums before the data, a field with times. */
export const OTHER_PROGRAM: ZipForm = {
  madeBy: 0x0314,
  flags: 0,
  extra: Buffer.from('555405000300000000', 'hex'),
  descriptor: false,
};

/** A ZIP of files as binders have them, with whatever names and sizes a test wants. */
export const sampleZip = (files: readonly SampleFile[], hidden: Buffer = NONE, form = OURS): Buffer => {
  const { madeBy, flags, extra, descriptor } = form;
  const parts: Buffer[] = [];
  const heads: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimed, packed } of files) {
    const bytes = Buffer.from(content);
    const data = packed ?? deflateRawSync(bytes);
    const size = claimed ?? bytes.length;
    const label = Buffer.from(name);
    const sums: Sums = [crc32(bytes), data.length, size];
    const part = Buffer.concat([
      fields(30, [
        [0, 4, 0x04034b50],
        [4, 2, 20],
        [6, 2, flags],
        [8, 2, 8],
        ...(descriptor ? [] : sumsAt(14, sums)),
        [26, 2, label.length],
        [28, 2, extra.length],
      ]),
      label,
      extra,
      data,
      descriptor ? fields(16, [[0, 4, 0x08074b50], ...sumsAt(4, sums)]) : NONE,
    ]);
    heads.push(
      fields(46, [
        [0, 4, 0x02014b50],
        [4, 2, madeBy],
        [6, 2, 20],
        [8, 2, flags],
        [10, 2, 8],
        ...sumsAt(16, sums),
        [28, 2, label.length],
        [30, 2, extra.length],
        [42, 4, offset],
      ]),
      label,
      extra,
    );
    parts.push(part);
    offset += part.length;
  }
  const directory = Buffer.concat(heads);
  const end = fields(22, [
    [0, 4, 0x06054b50],
    [8, 2, files.length],
    [10, 2, files.length],
    [12, 4, directory.length],
    [16, 4, offset + hidden.length],
  ]);
  return Buffer.concat([...parts, hidden, directory, end]);
};

export const BINDER_FILES: readonly SampleFile[] = [
  { name: 'binder.pdf', content: '%PDF-1.4 of all papers' },
  { name: 'papers/05-consent_proof-th.pdf', content: '%PDF-1.4 of one paper' },
  { name: 'originals/requests.csv', content: 'number,received\nDSR-2026-000001,2026-10-01\n' },
];

/** The manifest of files and its signature. @param changes fields of the manifest that differ */
export const signedFiles = (
  key: SampleKey,
  files: readonly SampleFile[] = BINDER_FILES,
  changes: Record<string, unknown> = {},
): SampleFile[] => {
  const manifest = {
    kind: 'inspection_binder',
    organization_name: 'มหาวิทยาลัยตัวอย่าง',
    made_at: '2026-11-29T03:00:00.000Z',
    from: '2026-07-01',
    until: '2026-09-30',
    papers: ['consent_proof'],
    files: files.map(({ name, content }) => ({
      name,
      bytes: Buffer.byteLength(content),
      sha256: createHash('sha256').update(content).digest('hex'),
    })),
    key_id: key.id,
    ...changes,
  };
  const signature = {
    key_id: key.id,
    keys: [{ key_id: key.id, public_key: key.pem }],
    signature: sign(null, Buffer.from(binderContent(manifest)), key.privateKey).toString('base64url'),
  };
  return [
    ...files,
    { name: MANIFEST_FILE, content: canonicalJson(manifest) },
    { name: SIGNATURE_FILE, content: canonicalJson(signature) },
  ];
};
