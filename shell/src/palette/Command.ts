import type { IconName } from '@yinyom/ui/foundation/Icon';

/** Kinds of commands, in the order their groups are shown. */
export const COMMAND_KINDS = [
  'page',
  'website',
  'here',
  'cookie',
  'scan',
  'version',
  'action',
  'language',
] as const;

/** One thing that the palette can do. */
export interface Command {
  key: string;
  kind: (typeof COMMAND_KINDS)[number];
  icon: IconName;
  label: string;
  /** Stands at the end of the line; nothing is found by it. */
  note?: string;
  /** Further words that find it. */
  words?: string;
  run: () => void;
}
