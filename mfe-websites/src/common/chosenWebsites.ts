import type { BulkFilter } from '@yinyom/contracts/bulk/bulkAction';

/** Websites that a person chose: some by name, or everything that the filter matches. */
export interface Chosen {
  ids: readonly string[];
  /** Everything that the filter matches, and how many that is. */
  all: { filter: Partial<BulkFilter>; total: number } | null;
}

/** What a bar below the list is given. */
export interface ChosenBar {
  chosen: Chosen;
  /** Names of the chosen websites that are drawn. */
  names: readonly string[];
  /** How many websites the filter matches; null: not known. */
  total: number | null;
  onChooseAll: () => void;
  onClear: () => void;
}

export const NOTHING_CHOSEN: Chosen = { ids: [], all: null };
export const countOf = ({ ids, all }: Chosen): number => all?.total ?? ids.length;

/** What the call is asked about. Pure. */
export const meant = ({ ids, all }: Chosen) =>
  all ? { filter: { status: 'all' as const, ...all.filter } } : { application_ids: [...ids] };
