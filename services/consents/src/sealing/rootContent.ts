import type { DailyRoot } from '@yinyom/contracts/consents/transparency';
import { canonicalJson } from '@yinyom/service-kit/canonicalJson';

/** The text that a daily root's hash and signature are taken of. */
export const rootContent = (root: Omit<DailyRoot, 'root_hash' | 'signature' | 'key_id'>): string =>
  canonicalJson({
    application_id: root.application_id,
    day: root.day,
    first_seq: root.first_seq,
    last_seq: root.last_seq,
    head_hash: root.head_hash,
    merkle_root: root.merkle_root,
    prev_root_hash: root.prev_root_hash,
    created_at: root.created_at,
  });
