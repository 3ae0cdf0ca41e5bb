import { CONSOLE_PATHS } from '../consolePaths';
import type { Declared } from './Declared';
import { containerOf, roomOf } from './names';
import { addressesOf, overlap, patternsOf } from './pagePatterns';
import { RESERVED_STARTS, SHELL_NAMESPACES } from './reserved';

interface Surroundings {
  /** Folder that the build came from. */
  room: string;
  /** What the remotes in use now say about themselves; an earlier release of the same one may be among them. */
  others: readonly Declared[];
}

const nameOf = ({ name, team }: Declared) =>
  `${roomOf(name)}${team ? ` (${team.name}, ${team.contact})` : ''}`;
const includes = (list: readonly string[], value: string) => list.includes(value);
const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

const wrongName = ({ name }: Declared, room: string): string[] =>
  name === containerOf(room)
    ? []
    : [
        `The build calls itself ${name}, but comes from the folder ${room}. Write name: '${containerOf(room)}' in src/pages.ts and build again, or deploy from the folder ${roomOf(name)}.`,
      ];

/** A second name is replaced by the first as it stands. */
const openNames = ({ pages }: Declared): string[] =>
  pages
    .filter((page) => page.aliases && patternsOf(page).some((pattern) => pattern.includes(':')))
    .map(
      ({ path }) =>
        `${path} has second names, and one of these addresses has a part that varies. Second names are for plain addresses: take them out of aliases in src/pages.ts.`,
    );

/** An entry is marked on pages of its own remote: another one says itself where its pages belong. */
const foreignCovers = (declared: Declared): string[] => {
  const own = addressesOf(declared);
  return declared.pages
    .flatMap(({ menu }) => menu?.covers ?? [])
    .filter((covered) => !own.includes(covered))
    .map((covered) => `${covered} in covers is no page of this remote. Take it out of src/pages.ts.`);
};

const pathTaken = (path: string, others: readonly Declared[]): string[] => {
  const own = CONSOLE_PATHS.find((page) => overlap(page, path));
  if (own) return [`${path} is a page of the shell. Choose another path in src/pages.ts.`];
  const start = path.split('/')[1] ?? '';
  if (includes(RESERVED_STARTS, start))
    return [
      `/${start} belongs to the platform and has no pages. Choose another path than ${path} in src/pages.ts.`,
    ];
  return others.flatMap((other) =>
    addressesOf(other)
      .filter((taken) => overlap(taken, path))
      .map((taken) =>
        taken === path
          ? `${path} is a page of ${nameOf(other)} already. Choose another path in src/pages.ts.`
          : `${path} would also answer for ${taken} of ${nameOf(other)}. Choose another path in src/pages.ts.`,
      ),
  );
};

const nameSpaceTaken = (space: string, others: readonly Declared[]): string[] => {
  if (includes(SHELL_NAMESPACES, space))
    return [
      `The texts ${space} are the shell's. Choose another name for namespaces in src/pages.ts and src/remote.tsx.`,
    ];
  return others
    .filter(({ namespaces }) => namespaces.includes(space))
    .map(
      (other) =>
        `The texts ${space} are those of ${nameOf(other)}. Choose another name for namespaces in src/pages.ts and src/remote.tsx.`,
    );
};

const slotTaken = (slot: string, others: readonly Declared[]): string[] =>
  others
    .filter(({ slots }) => slots.includes(slot))
    .map(
      (other) =>
        `The slot ${slot} is filled by ${nameOf(other)} already. Take it out of slots in src/pages.ts.`,
    );

/**
 * Why a remote cannot be released beside the others: another folder's name, an address, texts or a slot that somebody
 * has. Each sentence says what to change; none means that it fits.
 */
export const checkDeclared = (declared: Declared, { room, others }: Surroundings): string[] => {
  const rest = others.filter(({ name }) => name !== declared.name);
  const paths = addressesOf(declared);
  return [
    ...wrongName(declared, room),
    ...openNames(declared),
    ...foreignCovers(declared),
    ...repeated(paths).map((path) => `${path} stands in src/pages.ts twice. Take one out.`),
    ...paths.flatMap((path) => pathTaken(path, rest)),
    ...declared.namespaces.flatMap((space) => nameSpaceTaken(space, rest)),
    ...declared.slots.flatMap((slot) => slotTaken(slot, rest)),
  ];
};
