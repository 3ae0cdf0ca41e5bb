import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import type { Category } from '@yinyom/contracts/websites/category';

/** The necessary category stands first and the unclassified one last, whatever their order says. */
export const isMovable = ({ type }: Category): boolean =>
  type !== CATEGORY_TYPES.necessary && type !== CATEGORY_TYPES.unclassified;

/** The movable categories with one of them moved by a number of places; unchanged at the ends. */
export const moved = (categories: readonly Category[], id: string, places: number): Category[] => {
  const movable = categories.filter(isMovable);
  const from = movable.findIndex((category) => category.id === id);
  const to = from + places;
  const category = movable[from];
  if (!category || to < 0 || to >= movable.length) return movable;
  const rest = movable.filter((each) => each !== category);
  return [...rest.slice(0, to), category, ...rest.slice(to)];
};

/**
 * Order numbers that put the categories in the given sequence, only for those that need another one. The numbers
 * in use are dealt out anew, made distinct, so that a move by one place changes two.
 */
export const orderChanges = (sequence: readonly Category[]): { id: string; order: number }[] => {
  const numbers = sequence.map(({ order }) => order).sort((one, other) => one - other);
  let last = -1;
  return sequence.flatMap(({ id, order }, index) => {
    last = Math.max(numbers[index] ?? 0, last + 1);
    return last === order ? [] : [{ id, order: last }];
  });
};
