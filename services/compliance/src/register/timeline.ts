import type { RequestState } from '@yinyom/contracts/requests/requestStates';
import type { Seals } from './seals';
import type { Actor, RequestRecord, StoredEntry } from './RequestRecord';

/** The platform itself, where nobody asked for what happened. */
export const SYSTEM: Actor = { kind: 'system', id: '', name: '' };
/** The person whose request it is. Their name is in the sealed part only. */
export const PERSON: Actor = { kind: 'person', id: '', name: '' };

interface Happened {
  kind: StoredEntry['kind'];
  by: Actor;
  at: Date;
  state?: RequestState;
  text?: string;
}

/** Makes an entry of a timeline; its text is sealed for the request. */
export const timelineEntry = (
  seals: Seals,
  owner: Pick<RequestRecord, '_id' | 'organization_id'>,
  { text, ...entry }: Happened,
): StoredEntry => ({ ...entry, ...(text !== undefined && { text: seals.seal(owner, text) }) });
