import { bytesOfHex, hexOf } from './hex';
import { sha256Bytes } from './sha256';

/** One step from a leaf to the root: the sibling's hash and the side it stands on. */
export interface ProofStep {
  side: 'left' | 'right';
  hash: string;
}

// Leaves and nodes are hashed differently (RFC 6962), so that no node can be passed off as a record.
const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);
const leafOf = (recordHash: string): Uint8Array => sha256Bytes(LEAF, bytesOfHex(recordHash));

/** The next level: pairs joined, a last one without a partner passed on. */
const levelAbove = (level: Uint8Array[]): Uint8Array[] => {
  const above: Uint8Array[] = [];
  for (let i = 0; i < level.length; i += 2) {
    const [left, right] = [level[i], level[i + 1]];
    if (left) above.push(right ? sha256Bytes(NODE, left, right) : left);
  }
  return above;
};

/** Root of the tree over record hashes (hexadecimal). @throws Error without any record */
export const merkleRoot = (recordHashes: readonly string[]): string => {
  let level = recordHashes.map(leafOf);
  while (level.length > 1) level = levelAbove(level);
  const [root] = level;
  if (!root) throw new Error('a tree needs at least one record');
  return hexOf(root);
};

/** The steps that lead from one record to the root. */
export const merkleProof = (recordHashes: readonly string[], index: number): ProofStep[] => {
  const steps: ProofStep[] = [];
  let level = recordHashes.map(leafOf);
  for (let at = index; level.length > 1; at = Math.floor(at / 2)) {
    const sibling = level[at % 2 === 0 ? at + 1 : at - 1];
    if (sibling) steps.push({ side: at % 2 === 0 ? 'right' : 'left', hash: hexOf(sibling) });
    level = levelAbove(level);
  }
  return steps;
};

/** Whether steps lead from a record's hash to a root. */
export const provesMembership = (recordHash: string, steps: readonly ProofStep[], root: string): boolean => {
  let node = leafOf(recordHash);
  for (const { side, hash } of steps) {
    const sibling = bytesOfHex(hash);
    node = side === 'left' ? sha256Bytes(NODE, sibling, node) : sha256Bytes(NODE, node, sibling);
  }
  return hexOf(node) === root;
};
