import { createDataCipher } from '@yinyom/service-kit/secrets/dataCipher';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import type { Sealed } from '../register/RequestRecord';
import type { IncidentRecord, IncidentWords } from './IncidentRecord';

type Owner = Pick<IncidentRecord, '_id' | 'organization_id'>;

/** Seals what people wrote about incidents: it may name persons, and how a system is attacked. */
export const createIncidentSeals = (ring: KeyRing) => {
  const cipher = createDataCipher(ring, 'incidents');
  const ownerOf = ({ _id, organization_id }: Owner): string => `${organization_id}:${String(_id)}`;
  const seal = (owner: Owner, text: string): Sealed => cipher.seal(text, ownerOf(owner));
  const open = (owner: Owner, sealed: Sealed): string => cipher.open(sealed, ownerOf(owner)).text;
  return {
    /** Id of the secret that new texts are sealed with. */
    current: ring.current.id,
    seal,
    /** @throws SealedForAnother when DATA_SECRET is another one by now */
    open,
    sealWords: (owner: Owner, words: IncidentWords): Sealed => seal(owner, JSON.stringify(words)),
    openWords: (record: Owner & Pick<IncidentRecord, 'words'>): IncidentWords =>
      JSON.parse(open(record, record.words)) as IncidentWords,
  };
};
export type IncidentSeals = ReturnType<typeof createIncidentSeals>;
