import { reassignCookies } from '@yinyom/contracts/websites/reassign';
import type { ReassignItem } from '@yinyom/contracts/websites/reassign';
import type { fakeGateway } from '@yinyom/testing/fakeGateway';
import { sampleCategory, sampleCookie } from './sampleData';

/** A cookie that wants a decision, for tests. */
export const sampleReassign = (n: number, values: Partial<ReassignItem> = {}): ReassignItem => ({
  id: sampleCookie(n).id,
  name: `cookie_${n}`,
  provider: 'Example',
  type: 1,
  category: { id: sampleCategory(0).id, type: 0, title: { en: 'Unclassified' } },
  suggested_category_id: null,
  confidence: 0,
  reason: 'unclassified',
  ...values,
});

const token = (n: number): string => (0xd000 + n).toString(16).padStart(24, '0');

/** Lets the platform move everything; each move gets the next undo token, which is returned by `tokenOf`. */
export const movesEverything = (gateway: ReturnType<typeof fakeGateway>) => {
  let moves = 0;
  gateway.answer(reassignCookies, ({ body }) => {
    const given = body as { items?: { cookie_id: string }[] };
    if (!given.items) return { updated: [], failed: [], undo_token: null };
    return {
      updated: given.items.map(({ cookie_id }) => cookie_id),
      failed: [],
      undo_token: token((moves += 1)),
    };
  });
  return { tokenOf: token };
};
