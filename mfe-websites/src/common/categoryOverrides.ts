import type { GroupSections } from '@yinyom/contracts/groups/sections';
import type { Category } from '@yinyom/contracts/websites/category';

type Overrides = NonNullable<GroupSections['categories']>;
/** What is done differently with one category. */
export type CategoryChange = Omit<Overrides[number], 'category_id'>;

/** The catalogue as it is where the overrides count, in the order that visitors see. Pure. */
export const withOverrides = (catalogue: readonly Category[], overrides: Overrides = []): Category[] =>
  catalogue
    .map((category) => {
      const own = overrides.find(({ category_id }) => category_id === category.id);
      if (!own) return category;
      return {
        ...category,
        enabled: own.enabled ?? category.enabled,
        order: own.order ?? category.order,
        title: { ...category.title, ...filled(own.title) },
        description: { ...category.description, ...filled(own.description) },
        gcm: own.gcm ?? category.gcm,
        overridden: true,
      };
    })
    .sort((one, other) => one.order - other.order);

const filled = (texts: CategoryChange['title'] = {}) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text));

/** The overrides with a change of one category. Texts of languages that are not named stay; empty ones go. Pure. */
export const withChange = (overrides: Overrides, category_id: string, change: CategoryChange): Overrides => {
  const before = overrides.find((each) => each.category_id === category_id);
  const texts = (part: 'title' | 'description') => {
    const next = filled({ ...before?.[part], ...change[part] });
    return Object.keys(next).length > 0 ? { [part]: next } : {};
  };
  const { title: _title, description: _description, ...kept } = { ...before, ...change };
  const next = { ...kept, category_id, ...texts('title'), ...texts('description') };
  return [...overrides.filter((each) => each.category_id !== category_id), next];
};
