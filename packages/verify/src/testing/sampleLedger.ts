import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { canonicalJson } from '../canonicalJson';
import type { ExportLine } from '../exportLines';
import { commitment, GENESIS_HASH, networkValue, sha256 } from '../hashes';
import { merkleRoot } from '../merkleTree';
import { batchHash, endContent, rootContent, type Batch, type DayRoot } from '../sealedContent';

export type Line = Record<string, unknown>;

/** A key as an installation has one. */
export const sampleKey = (id: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { id, privateKey, pem: publicKey.export({ type: 'spki', format: 'pem' }).toString() };
};
export type SampleKey = { id: string; privateKey: KeyObject; pem: string };

const PER_DAY = 10;
const PER_BATCH = 5;
const NOTICES: Record<string, object> = {
  th: { title: 'เว็บไซต์นี้ใช้คุกกี้', categories: [{ id: 'c3', title: 'สถิติ' }] },
  en: { title: 'This website uses cookies', categories: [{ id: 'c3', title: 'Statistics' }] },
};
const dayOf = (seq: number): string => `2026-11-${String(Math.ceil(seq / PER_DAY)).padStart(2, '0')}`;

const contentOf = (seq: number, prevHash: string): Line => {
  const language = seq % 3 === 0 ? 'en' : 'th';
  return {
    consent_id: `consent${seq}`,
    application_id: 'a1',
    seq,
    prev_hash: prevHash,
    consent_time: `${dayOf(seq)}T${String((seq - 1) % PER_DAY).padStart(2, '0')}:00:00.000Z`,
    result: seq % 2 === 0 ? 'accept_all' : 'decline_all',
    language,
    template_version: 1,
    notice_sha256: sha256(canonicalJson(NOTICES[language])),
    client_commitment: commitment(`salt${seq}`, `client${seq}`),
    network_commitment: commitment(`net${seq}`, networkValue({ ip: '203.0.113.0' })),
  };
};

/** The record that a content makes, with what its commitments hide. */
const recordOf = (content: Line): Line => ({
  kind: 'record',
  ...content,
  hash: sha256(canonicalJson(content)),
  client: { client_id: `client${content['seq'] as number}`, salt: `salt${content['seq'] as number}` },
  network: { ip: '203.0.113.0', salt: `net${content['seq'] as number}` },
});

/** Links records anew, as somebody would who has the whole database and the program. */
export const relink = (records: readonly Line[]): Line[] => {
  let before = GENESIS_HASH;
  return records.map((line, index) => {
    const { kind, hash, client, network, ...content } = line;
    const linked = { ...content, seq: index + 1, prev_hash: before };
    before = sha256(canonicalJson(linked));
    return { kind, ...linked, hash: before, client, network };
  });
};

/** Batches and signed days over records. */
export const seal = (records: readonly Line[], key: SampleKey): Line[] => {
  const batches: Batch[] = [];
  const roots: DayRoot[] = [];
  const hashOf = (line: Line | undefined) => String(line?.['hash']);
  for (let first = 1; first <= records.length; first += PER_BATCH) {
    const own = records.slice(first - 1, first - 1 + PER_BATCH);
    const batch = {
      application_id: 'a1',
      number: batches.length + 1,
      day: dayOf(first),
      first_seq: first,
      last_seq: first - 1 + own.length,
      merkle_root: merkleRoot(own.map(hashOf)),
      prev_batch_hash: batches.at(-1)?.batch_hash ?? GENESIS_HASH,
      created_at: `${dayOf(first)}T23:00:00.000Z`,
    };
    batches.push({ ...batch, batch_hash: batchHash(batch) });
  }
  for (let last = PER_DAY; last <= records.length; last += PER_DAY) {
    const day = dayOf(last);
    const root = {
      application_id: 'a1',
      day,
      first_seq: last - PER_DAY + 1,
      last_seq: last,
      head_hash: hashOf(records[last - 1]),
      merkle_root: merkleRoot(
        batches.filter((batch) => batch.day === day).map(({ merkle_root }) => merkle_root),
      ),
      prev_root_hash: roots.at(-1)?.root_hash ?? GENESIS_HASH,
      created_at: `${day}T23:30:00.000Z`,
    };
    const content = rootContent(root);
    const signature = sign(null, Buffer.from(content), key.privateKey).toString('base64url');
    roots.push({ ...root, root_hash: sha256(content), signature, key_id: key.id });
  }
  return [
    ...batches.map((batch) => ({ kind: 'batch', ...batch })),
    ...roots.map((root) => ({ kind: 'root', ...root })),
    { kind: 'key', key_id: key.id, public_key: key.pem },
  ];
};

export const sampleRecords = (count: number): Line[] => {
  const records: Line[] = [];
  for (let seq = 1; seq <= count; seq += 1)
    records.push(recordOf(contentOf(seq, String(records.at(-1)?.['hash'] ?? GENESIS_HASH))));
  return records;
};

export const noticeLines = (): Line[] =>
  Object.entries(NOTICES).map(([language, notice]) => ({
    kind: 'notice',
    template_version: 1,
    language,
    notice,
  }));

/** An export as earlier versions made it: nothing says where it ends. */
export const oldExport = (count: number, key: SampleKey): Line[] => {
  const records = sampleRecords(count);
  return [...records, ...noticeLines(), ...seal(records, key)];
};

/** The signed end of lines. */
export const endOf = (lines: readonly Line[], key: SampleKey): Line => {
  const of = (wanted: string) => lines.filter(({ kind }) => kind === wanted);
  const records = of('record');
  const content = {
    application_id: 'a1',
    first_seq: Number(records[0]?.['seq'] ?? 0),
    last_seq: Number(records.at(-1)?.['seq'] ?? 0),
    records: records.length,
    head_hash: String(records.at(-1)?.['hash'] ?? GENESIS_HASH),
    batches: of('batch').length,
    days: of('root').length,
  };
  const signature = sign(null, Buffer.from(endContent(content)), key.privateKey).toString('base64url');
  return { kind: 'end', ...content, signature, key_id: key.id };
};

/** A whole export of `count` records. */
export const sampleExport = (count: number, key: SampleKey): Line[] => {
  const lines = oldExport(count, key);
  return [...lines, endOf(lines, key)];
};

export const linesOf = (lines: readonly (Line | ExportLine)[]): string =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join('');
