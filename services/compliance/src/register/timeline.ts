import { OWN_SYSTEM } from '@yinyom/contracts/requests/consentRecord';
import type { RequestState } from '@yinyom/contracts/requests/requestStates';
import { TASK_STATES, type TimelineEntry } from '@yinyom/contracts/requests/subjectRequest';
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
  task_state?: StoredEntry['task_state'];
  text?: string;
  file_id?: string;
}

/** Makes an entry of a timeline; its text is sealed for the request. */
export const timelineEntry = (
  seals: Seals,
  owner: Pick<RequestRecord, '_id' | 'organization_id'>,
  { text, ...entry }: Happened,
): StoredEntry => ({ ...entry, ...(text !== undefined && { text: seals.seal(owner, text) }) });

/** Until 1.20.0 the state of a task was in the text; unreleased builds stored this sentence for a confirmed erasure. */
const EARLIER_CONFIRMED = `${OWN_SYSTEM}: erasure confirmed`;

const inCodes = (entry: TimelineEntry): TimelineEntry => {
  const { kind, text = '', task_state } = entry;
  if (kind !== 'task_changed' || task_state) return entry;
  if (text === EARLIER_CONFIRMED) return { ...entry, kind: 'erasure_confirmed', text: OWN_SYSTEM };
  const state = TASK_STATES.find((one) => text.endsWith(`: ${one}`));
  return state ? { ...entry, text: text.slice(0, -`: ${state}`.length), task_state: state } : entry;
};

/** An entry as it is read, with its text opened. Entries of earlier versions have the codes that are stored now. */
export const openedEntry = (
  seals: Seals,
  owner: Pick<RequestRecord, '_id' | 'organization_id'>,
  { at, text, file_id: _fileId, ...entry }: StoredEntry,
): TimelineEntry =>
  inCodes({
    ...entry,
    at: at.toISOString(),
    ...(text !== undefined && { text: seals.open(owner, text) }),
  });
