import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import type { Stores } from '../createStores';
import type { Seals } from '../register/seals';

/** What a part of the demo's past is made from. */
export interface SampleContext {
  stores: Stores;
  seals: Seals;
  /** DATA_SECRET. */
  ring: KeyRing;
  organizationId: string;
  organizationName: string;
  /** The person who tries the product. */
  userId: string;
  now: Date;
}

/** One kind of papers of the demo's past. What it makes says in each of its files that it is sample data. */
export interface SamplePart {
  make(context: SampleContext): Promise<void>;
  /** Removes what it made, and nothing else. May be repeated. */
  remove(context: Pick<SampleContext, 'stores' | 'organizationId'>): Promise<void>;
}

/** Is part of every made-up text, so that no file of it can be taken for a real one. */
export const SAMPLE_WORDS = 'ข้อมูลตัวอย่าง (sample data)';
/** Who made it, where a record names a person. */
export const SAMPLE_ACTOR = { kind: 'system', id: 'sample', name: SAMPLE_WORDS } as const;
/** The same in papers, which name people and call everything else the platform. */
export const SAMPLE_PERSON = { ...SAMPLE_ACTOR, kind: 'user' } as const;
