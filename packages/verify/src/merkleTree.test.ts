import { createHash } from 'node:crypto';
import { merkleProof, merkleRoot, provesMembership } from './merkleTree';

const hashes = (count: number) =>
  Array.from({ length: count }, (_, index) => createHash('sha256').update(String(index)).digest('hex'));

describe('Merkle tree', () => {
  it.each([1, 2, 3, 7, 8, 9, 100])('every record of %i proves its membership', (count) => {
    const leaves = hashes(count);
    const root = merkleRoot(leaves);
    for (const [index, leaf] of leaves.entries())
      expect(provesMembership(leaf, merkleProof(leaves, index), root)).toBe(true);
  });

  it('a record that was changed, or a proof of another record, proves nothing', () => {
    const leaves = hashes(9);
    const root = merkleRoot(leaves);
    const [first = '', second = ''] = leaves;
    expect(provesMembership(second, merkleProof(leaves, 0), root)).toBe(false);
    expect(
      provesMembership(
        `${first.slice(0, -1)}${first.endsWith('0') ? '1' : '0'}`,
        merkleProof(leaves, 0),
        root,
      ),
    ).toBe(false);
  });

  it('any change, order or number of records gives another root', () => {
    const [a = '', b = '', c = ''] = hashes(3);
    const roots = [[a], [a, b], [b, a], [a, b, c], [a, b, b], [a, a]].map(merkleRoot);
    expect(new Set(roots).size).toBe(roots.length);
  });

  it('has the root that RFC 6962 gives for one leaf', () => {
    const [leaf = ''] = hashes(1);
    const expected = createHash('sha256').update(Buffer.of(0)).update(Buffer.from(leaf, 'hex')).digest('hex');
    expect(merkleRoot([leaf])).toBe(expected);
  });
});
