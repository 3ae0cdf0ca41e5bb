import type { Types } from 'mongoose';
import type { GroupController } from '@yinyom/contracts/groups/group';
import type { GroupSections } from '@yinyom/contracts/groups/sections';
import type { LogoReference } from '@yinyom/notice/snapshot/Snapshot';

/** A host outside a group that has its tag. */
export interface SeenHost {
  host: string;
  seen_at: Date;
}

/** A group of websites as it is stored: its place in the tree, and the draft of what it gives. */
export interface GroupRecord {
  _id: Types.ObjectId;
  organization_id: string;
  parent_id: string | null;
  /** Ids from the top down to the group itself. */
  path: string[];
  position: number;
  name: string;
  /** Organization, parent and name; unique, so that no two groups of one place have the same name. */
  name_key: string;
  controller?: GroupController;
  privacy_url?: string;
  dpo_email?: string;
  /** Part of the address of its one tag; absent: it has none. */
  group_key?: string;
  /** Hosts outside the group that have its tag, the newest last. */
  unknown_hosts?: SeenHost[];
  /** Those of them that a person ignores. */
  ignored_hosts?: SeenHost[];
  sections: GroupSections;
  /** Belongs to the design. */
  logo: LogoReference | null;
  /** Of the newest version; 0: never published. */
  version: number;
  published_at: Date | null;
  /** The draft was changed since the newest version. */
  pending_changes: boolean;
  /** Counts changes; the ETag of the group. */
  revision: number;
  created_by: string;
  created_at: Date;
  updated_at: Date;
}

/** What a group gave at a moment. Never changed; kept when the group is deleted, as versions of websites name it. */
export interface GroupVersionRecord {
  _id: Types.ObjectId;
  organization_id: string;
  group_id: string;
  version: number;
  sections: GroupSections;
  logo: LogoReference | null;
  note?: string;
  published_by: string;
  published_at: Date;
}
