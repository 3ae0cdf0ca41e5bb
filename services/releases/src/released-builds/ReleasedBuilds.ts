import type { DeclaredFlags } from '@yinyom/contracts/release/flagShape';
import type { Part } from '@yinyom/contracts/release/partErrors';

/** A build that people get now, all of them or some. */
export interface ReleasedBuild {
  build: string;
  released_at: string | null;
  /** Absent: everybody gets it. */
  canary?: { share: number; organizations: number };
  /** Features that it declares. */
  flags?: DeclaredFlags;
  /** Calls that it declares to make with a token of its own. */
  calls?: readonly string[];
}

/** A part of the console and what it is released as. */
export interface ReleasedPart {
  name: string;
  team: Part['team'];
  builds: ReleasedBuild[];
}

/** What this service must know of releases. */
export interface ReleasedBuilds {
  /** Every part that is released, the shell included, by name. */
  list(): Promise<ReleasedPart[]>;
  /** The name under which a build was released, also an earlier one; null: it never was, or is no longer kept. */
  find(name: string, build: string): Promise<string | null>;
  /** A file of a build, such as a source map; null where there is none. */
  readFile(name: string, build: string, file: string): Promise<string | null>;
}
