import type { LiveEventName } from '@yinyom/contracts/live/liveEvents';
import type { Member } from '@yinyom/service-kit/auth/authorizer';

/** Something that happened on a website, and who may know. */
export interface News {
  event: LiveEventName;
  data: unknown;
  mayRead(member: Pick<Member, 'role' | 'userId' | 'flags'>): boolean;
}

/** Where news comes from. What it knows of a website is a whole state: what was missed is in the next one. */
export interface LiveSource<State> {
  name: string;
  /** Milliseconds between two looks. */
  everyMs: number;
  /**
   * Looks at several websites with one question.
   * @param before what the last look saw, by website; null: none did
   * @returns what there is now; a website about which there is nothing may be left out
   */
  look(before: ReadonlyMap<string, State | null>): Promise<Map<string, State>>;
  /** What somebody who knew `before` is told; null: who knew nothing. */
  news(before: State | null, now: State): News[];
}

/** Whoever may watch a website may know. */
export const everybody = (): boolean => true;
