import { canonicalJson } from './canonicalJson';

describe('canonical JSON', () => {
  it('has one spelling whatever the order of the keys', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'ก"\n' }], a: true, gone: undefined })).toBe(
      '{"a":true,"b":[1,{"c":"ก\\"\\n","d":null}]}',
    );
    expect(canonicalJson({ a: 1, b: 2 })).toBe(canonicalJson({ b: 2, a: 1 }));
  });
});
