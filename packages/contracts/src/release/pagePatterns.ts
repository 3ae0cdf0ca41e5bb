import type { Declared, DeclaredPage } from './Declared';

const isOpen = (part: string) => part.startsWith(':');

/** Every address a page answers to, second names included; unprefixed, with `:id` in the place of what varies. */
export const patternsOf = ({ path, aliases = [] }: Pick<DeclaredPage, 'path' | 'aliases'>): string[] => [
  path,
  ...aliases,
];

/** Every address of a remote. */
export const addressesOf = ({ pages }: Pick<Declared, 'pages'>): string[] => pages.flatMap(patternsOf);

/** Whether there is an address that both patterns fit. */
export const overlap = (one: string, other: string): boolean => {
  const [left, right] = [one.split('/'), other.split('/')];
  return (
    left.length === right.length &&
    left.every((part, at) => part === right[at] || isOpen(part) || isOpen(right[at] ?? ''))
  );
};

/** Whether an unprefixed address is one of a pattern. */
export const fits = (pattern: string, pathname: string): boolean => {
  const [wanted, given] = [pattern.split('/'), pathname.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (isOpen(part) ? given[at] !== '' : part === given[at]))
  );
};
