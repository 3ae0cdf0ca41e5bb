import { createHmac } from 'node:crypto';
import { isMadeWith, keyRing } from './keyRing';

const [OLD, NEW, OTHER] = ['o'.repeat(40), 'n'.repeat(40), 'x'.repeat(40)];
const mac = (secret: string) => createHmac('sha256', secret).update('text').digest();

describe('ASVS 11.1.1, 11.2.2 a secret that is being changed', () => {
  it('makes new things with the current one, and takes what others of its ring made', () => {
    const ring = keyRing(NEW, [OLD]);
    expect(ring.current.secret).toBe(NEW);
    expect([NEW, OLD, OTHER].map((secret) => isMadeWith(ring, mac(secret), mac))).toEqual([
      true,
      true,
      false,
    ]);
    expect(isMadeWith(ring, mac(NEW).subarray(1), mac)).toBe(false);
  });

  it('has an id that stays, differs from that of others, and says nothing of the secret', () => {
    const [current, previous] = keyRing(NEW, [OLD]).all;
    expect(keyRing(NEW).current.id).toBe(current?.id);
    expect(previous?.id).not.toBe(current?.id);
    expect(current?.id).toMatch(/^[\w-]{10}$/);
    expect(NEW).not.toContain(current?.id);
  });
});
