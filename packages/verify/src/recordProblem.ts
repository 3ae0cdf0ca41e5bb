import { canonicalJson } from './canonicalJson';
import { commitment, GENESIS_HASH, networkValue, sha256 } from './hashes';
import type { RecordLine } from './exportLines';

/** What is wrong with a record that should follow another one (null: is the first of the export); null when nothing. */
export const recordProblem = (line: RecordLine, before: RecordLine | null): string | null => {
  const { kind: _kind, hash, client, network, ...content } = line;
  if (before && line.application_id !== before.application_id) return 'the record is of another website';
  if (before && line.seq !== before.seq + 1) return 'records are missing or out of order';
  if (before ? line.prev_hash !== before.hash : line.seq === 1 && line.prev_hash !== GENESIS_HASH)
    return 'the record does not follow the one before it';
  if (sha256(canonicalJson(content)) !== hash) return 'the record was changed';
  if (before && line.consent_time < before.consent_time) return 'the record is older than the one before it';
  if (client && commitment(client.salt, client.client_id) !== line.client_commitment)
    return 'the client id is not the one that was recorded';
  if (network && commitment(network.salt, networkValue(network)) !== line.network_commitment)
    return 'address or browser is not what was recorded';
  return null;
};
