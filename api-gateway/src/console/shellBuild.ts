import type { FileTable } from '@yinyom/release-store/builds/fileTable';

/** A build of the shell that the gateway serves pages of: released, and checked; or the one that it came with. */
export interface ShellBuild {
  /** Null for the build that the gateway came with: it is in no store. */
  build: string | null;
  /** Digests of its files, by their path in it. */
  files: FileTable;
  /** A page or a list of the build. */
  text(name: string): Promise<string | null>;
}

/** Files of a build that the gateway reads itself, or whose address is the same for every build. */
export const OWN_FILE = /^(?:[\w.-]+\.html|first-files\.json|favicon\.svg)$/;
