import type { Binder } from '@yinyom/contracts/papers/binders';
import { PAPER_ORDER } from '@yinyom/contracts/papers/inspectionPapers';
import { ORGANIZATION, user } from './sampleData';

/** A binder of everything that is ready. */
export const binder = (more: Partial<Binder> = {}): Binder => ({
  id: '64b0000000000000000000b1',
  organization_id: ORGANIZATION,
  from: '2026-07-01',
  until: '2026-09-30',
  applications: null,
  papers: [...PAPER_ORDER],
  languages: 'th',
  state: 'ready',
  progress: 1,
  failure: null,
  file_name: 'binder-2026-07-01-2026-09-30.zip',
  bytes: 2_400_000,
  sha256: 'ab'.repeat(32),
  files: 31,
  for_letter: null,
  made_by: { id: user.id, name: user.name },
  created_at: '2026-11-22T03:00:00.000Z',
  ready_at: '2026-11-22T03:01:00.000Z',
  expires_at: '2026-12-22T03:01:00.000Z',
  ...more,
});

export const listOf = (entities: Binder[]) => ({
  entities,
  limit: 50,
  total: null,
  has_more: false,
  next_cursor: null,
});
