import { mongo } from 'mongoose';
import { testSecrets } from '@yinyom/testing/serviceHarness';
import type { RequestRecord, StoredEntry } from './RequestRecord';
import { createSeals } from './seals';
import { openedEntry, SYSTEM, timelineEntry } from './timeline';

const seals = createSeals(testSecrets.DATA_SECRET);
const owner = { _id: new mongo.ObjectId(), organization_id: '1'.repeat(24) } as unknown as RequestRecord;
const at = new Date('2026-11-20T03:00:00Z');

it.each<[string, Partial<StoredEntry>, object]>([
  ['Yinyom: erasure confirmed', {}, { kind: 'erasure_confirmed', text: 'Yinyom' }],
  ['Yinyom: done', {}, { kind: 'task_changed', text: 'Yinyom', task_state: 'done' }],
  ['CRM: not_applicable', {}, { kind: 'task_changed', text: 'CRM', task_state: 'not_applicable' }],
  ['CRM: moved', {}, { kind: 'task_changed', text: 'CRM: moved' }],
  ['A: done', { task_state: 'open' }, { kind: 'task_changed', text: 'A: done', task_state: 'open' }],
  ['CRM: done', { kind: 'note' }, { kind: 'note', text: 'CRM: done' }],
])('a stored entry “%s” with %j is read as codes, also one of an earlier version', (text, more, read) => {
  const stored = timelineEntry(seals, owner, {
    kind: 'task_changed',
    by: SYSTEM,
    at,
    text,
    ...more,
  } as never);
  expect(stored.text).not.toBe(text);
  expect(openedEntry(seals, owner, stored)).toEqual({ by: SYSTEM, at: at.toISOString(), ...read });
});
