import type { WatchPlan } from '@yinyom/contracts/release/canaryWatch';
import type { Release } from '@yinyom/contracts/release/Release';
import type { ListStamp } from '@yinyom/contracts/release/RemotesList';

/** A release for some: for chosen organizations, or a share of users. */
export interface CanaryPointer {
  release: Release;
  /** SHA-256 of their ids, hex, sorted. */
  organizations: string[];
  /** 0 to 1. */
  share: number;
  /** The platform gives it to more users by itself, or takes it back; absent: people do. */
  watch?: WatchPlan;
}

/** What readers are pointed at. */
export interface Pointer {
  current: Release;
  canary?: CanaryPointer;
}

/** `widen` gives a canary to more users and `take_back` ends it; all others are releases with a number of their own. */
export type ReleaseAction = 'deploy' | 'rollback' | 'promote' | 'canary' | 'widen' | 'take_back';

/** One line of a room's history. */
export interface HistoryEntry {
  number: number;
  action: ReleaseAction;
  build: string;
  /** ISO 8601, by the clock of whoever gave the number: for people only. */
  at: string;
  /** Whose key; `start`: the operator's `npm start`. */
  by: string;
  commit?: string;
  /** By which figures the platform took this step by itself. */
  why?: string;
  /** Where another origin serves the build. */
  entry?: string;
}

/** The freshness of the list, as the store keeps it. */
export interface SignedList extends Required<ListStamp> {
  /** What was signed about the rows; the list is signed anew when it differs. */
  rows: string;
}
