import type { Types } from 'mongoose';
import type * as z from 'zod/mini';
import type { websitesInternal } from '@yinyom/contracts/internal/websites';

/** Names of one visitor's browser, as the scanner tells them. */
export type Report = z.output<(typeof websitesInternal)['proposeNames']['input']>;
/** What is known of a name that somebody reported. */
export type ReportedName = Report['items'][number];

/** A reported name as it is stored, apart from the cookie list. */
export interface ProposalRecord extends ReportedName {
  _id: Types.ObjectId;
  application_id: string;
  /** What makes it the same in two reports; see `proposalKey`. */
  key: string;
  /** `waiting`: too few networks reported it, so nobody is shown it. */
  state: 'waiting' | 'shown' | 'dismissed';
  /** Keyed marks of the networks that reported it; only while it waits. */
  marks?: string[];
  /** How many networks, counted until it is shown; 0 = taken out of the list of an earlier version. */
  networks: number;
  first_reported_at: Date;
  last_reported_at: Date;
  /** Only while it waits: then it is forgotten. */
  expires_at?: Date;
  decided_at?: Date;
  /** Since when several networks have reported it of visitors who had agreed to nothing. */
  unagreed_at?: Date;
}

export const proposalKey = ({ kind, name }: Pick<ReportedName, 'kind' | 'name'>): string => `${kind} ${name}`;
