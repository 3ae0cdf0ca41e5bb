import type { ImportedCategory, ImportedCookie, ImportedSite } from './ImportedSite';

const keyOf = ({ name, category, domain }: ImportedCookie): string =>
  JSON.stringify([name, category, domain]);

/** One set-up of the same one in several languages; the first says what there is. */
export const joined = ([first, ...others]: readonly [ImportedSite, ...ImportedSite[]]): ImportedSite => {
  const cookies = new Map(first.cookies.map((cookie) => [keyOf(cookie), cookie]));
  const categories = new Map<string, ImportedCategory>(
    first.categories.map((category) => [category.id, category]),
  );
  for (const site of others) {
    for (const cookie of site.cookies) {
      const known = cookies.get(keyOf(cookie)) ?? cookie;
      cookies.set(keyOf(cookie), { ...known, purpose: { ...cookie.purpose, ...known.purpose } });
    }
    for (const { id, title, description } of site.categories) {
      const known = categories.get(id) ?? { id, title: {}, description: {} };
      categories.set(id, {
        id,
        title: { ...title, ...known.title },
        description: { ...description, ...known.description },
      });
    }
  }
  return {
    ...first,
    cookies: [...cookies.values()],
    categories: [...categories.values()],
    texts: Object.assign({}, ...others.map(({ texts }) => texts), first.texts),
  };
};
