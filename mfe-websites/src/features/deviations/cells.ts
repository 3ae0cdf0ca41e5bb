import type { WebsiteInheritance } from '@yinyom/contracts/groups/inheritance';
import { SECTIONS } from '@yinyom/contracts/groups/sections';
import type { SectionName } from '@yinyom/contracts/groups/sections';

type SectionState = WebsiteInheritance['sections'][number];

/** How a section of a website stands to the groups: as they give it, older than that, its own, or given by none. */
export type CellState = 'inherited' | 'outdated' | 'own' | 'none';

export const cellOf = ({ state, offered, outdated }: SectionState): CellState => {
  if (outdated) return 'outdated';
  if (state === 'inherited') return 'inherited';
  return state === 'own' && offered !== null ? 'own' : 'none';
};

/** Whether the group's content can be taken again for a cell. */
export const canTake = (section: SectionState): boolean =>
  section.offered !== null && ['own', 'outdated'].includes(cellOf(section));

/** Sections that some group above one of the websites gives or gave; the others need no column. Pure. */
export const shownSections = (websites: readonly WebsiteInheritance[]): SectionName[] =>
  SECTIONS.filter((name) =>
    websites.some(({ sections }) =>
      sections.some((each) => each.section === name && (each.offered !== null || each.from !== null)),
    ),
  );

/** Chosen cells: sections by website. */
export type Chosen = ReadonlyMap<string, readonly SectionName[]>;

/** The choice with a cell added or taken out. Pure. */
export const withCell = (chosen: Chosen, id: string, section: SectionName): Chosen => {
  const before = chosen.get(id) ?? [];
  const next = before.includes(section) ? before.filter((each) => each !== section) : [...before, section];
  const others = [...chosen].filter(([each]) => each !== id);
  return new Map(next.length > 0 ? [...others, [id, next]] : others);
};

export const countCells = (chosen: Chosen): number =>
  [...chosen.values()].reduce((sum, sections) => sum + sections.length, 0);
