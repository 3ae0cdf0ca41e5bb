import { createHash, randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import { canonicalJson } from '@yinyom/service-kit/canonicalJson';
import type { IncidentRecord, StoredIncidentEntry } from './IncidentRecord';
import type { IncidentSeals } from './incidentSeals';

/** An entry before it has its place in the chain. */
export interface Happened extends Omit<
  StoredIncidentEntry,
  '_id' | 'salt' | 'sha256' | 'text' | 'recorded_at'
> {
  text?: string;
}

type Owner = Pick<IncidentRecord, '_id' | 'organization_id'>;

/** Covers an entry, its text in the clear and the hash before it. */
const hashOf = (
  { _id, sha256: _sha256, text: _sealed, at, recorded_at, before, after, ...entry }: StoredIncidentEntry,
  text: string,
  previous: string,
): string => {
  const content = {
    ...entry,
    id: String(_id),
    at: at.toISOString(),
    recorded_at: recorded_at.toISOString(),
    before: before?.toISOString(),
    after: after?.toISOString(),
    text,
    previous,
  };
  return createHash('sha256').update(canonicalJson(content)).digest('hex');
};

/** Continues a timeline: each entry covers the one before it. */
export const chained = (
  seals: IncidentSeals,
  owner: Owner,
  entries: readonly StoredIncidentEntry[],
  happened: readonly Happened[],
  recorded_at: Date,
): StoredIncidentEntry[] => {
  let previous = entries.at(-1)?.sha256 ?? '';
  return happened.map(({ text = '', ...entry }) => {
    const made: StoredIncidentEntry = {
      ...entry,
      _id: new Types.ObjectId(),
      recorded_at,
      salt: randomBytes(16).toString('hex'),
      text: seals.seal(owner, text),
      sha256: '',
    };
    previous = hashOf(made, text, previous);
    return { ...made, sha256: previous };
  });
};

/** Whether every entry has the hash that follows from it and from the entry before it. */
export const isIntact = (seals: IncidentSeals, record: IncidentRecord): boolean => {
  let previous = '';
  return record.entries.every((entry) => {
    const fits = hashOf(entry, seals.open(record, entry.text), previous) === entry.sha256;
    previous = entry.sha256;
    return fits;
  });
};
