import { merkleProof } from '../merkleTree';
import type { Batch, DayRoot } from '../sealedContent';
import type { ProofPack } from '../verifyProof';
import { noticeLines, relink, sampleRecords, seal, type Line, type SampleKey } from './sampleLedger';

/**
 * The proof pack of record 7 of 20: second batch of the first day.
 * @param fields more content of that record, which its hash covers, too
 */
export const samplePack = (key: SampleKey, fields: Line = {}): ProofPack => {
  const records = relink(
    sampleRecords(20).map((line, index) => (index === 6 ? { ...line, ...fields } : line)),
  );
  const sealed = seal(records, key);
  const { kind: _kind, hash, client: _client, network: _network, ...content } = records[6] ?? {};
  const [first, second] = sealed as unknown as [Batch, Batch];
  const notice = noticeLines().find(({ language }) => language === content['language']);
  const hashes = records.slice(5, 10).map((record) => String(record['hash']));
  return {
    consent: {
      id: 'consent7',
      seq: 7,
      notice: { sha256: String(content['notice_sha256']) },
      snapshot: notice?.['notice'] as Record<string, unknown>,
      integrity: {
        hash: String(hash),
        merkle_proof: merkleProof(hashes, 1),
        merkle_root: second.merkle_root,
        daily_root: sealed.find(({ kind }) => kind === 'root') as unknown as DayRoot,
        daily_proof: merkleProof([first.merkle_root, second.merkle_root], 1),
      },
    },
    hashed_content: content,
    keys: [{ key_id: key.id, public_key: key.pem }],
  };
};
