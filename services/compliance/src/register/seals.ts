import { createHmac, hkdfSync } from 'node:crypto';
import { createDataCipher } from '@yinyom/service-kit/secrets/dataCipher';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import type { PersonalPart, Sealed } from './RequestRecord';

const CONTENT = 'requests of data subjects';
const SEARCH = 'mailboxes of data subjects';
const NETWORKS = 'networks of data subjects';

/** What a sealed text is bound to: it opens for this request only. */
interface Owner {
  _id: unknown;
  organization_id: string;
}

const ownerOf = ({ _id, organization_id }: Owner): string => `${organization_id}:${String(_id)}`;

/** Seals what is personal in a request, and makes the hashes that a mailbox is found by. */
export const createSeals = (ring: KeyRing) => {
  const cipher = createDataCipher(ring, CONTENT);
  const searchKeys = ring.all.map(({ secret }) => Buffer.from(hkdfSync('sha256', secret, '', SEARCH, 32)));
  const networkKey = Buffer.from(hkdfSync('sha256', ring.current.secret, '', NETWORKS, 32));
  const hashWith = (key: Buffer, organizationId: string, email: string): string =>
    createHmac('sha256', key).update(`${organizationId}\n${email}`).digest('base64url');

  const seal = (owner: Owner, text: string): Sealed => cipher.seal(text, ownerOf(owner));
  const open = (owner: Owner, sealed: Sealed): string => cipher.open(sealed, ownerOf(owner)).text;

  return {
    /** Id of the secret that new texts are sealed with. */
    current: ring.current.id,
    seal,
    /** @throws SealedForAnother when DATA_SECRET is another one by now */
    open,
    sealPerson: (owner: Owner, part: PersonalPart): Sealed => seal(owner, JSON.stringify(part)),
    openPerson: (owner: Owner, sealed: Sealed): PersonalPart =>
      JSON.parse(open(owner, sealed)) as PersonalPart,
    /** The hash of a mailbox that is stored. It differs between organizations, so that none learns of another one's people. */
    emailHash: (organizationId: string, email: string): string =>
      hashWith(searchKeys[0] as Buffer, organizationId, email.toLowerCase()),
    /** What a network is counted under: nothing leads from it to an address without the key. */
    networkHash: (network: string): string =>
      createHmac('sha256', networkKey).update(network).digest('base64url'),
    /** All hashes under which a mailbox may be stored, while DATA_SECRET is changed. */
    emailHashes: (organizationId: string, email: string): string[] =>
      searchKeys.map((key) => hashWith(key, organizationId, email.toLowerCase())),
  };
};
export type Seals = ReturnType<typeof createSeals>;
