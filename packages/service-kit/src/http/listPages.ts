interface Page<T> {
  entities: T[];
  limit: number;
  total: number | null;
  has_more: boolean;
  next_cursor: string | null;
}

/** A list that has no second page. */
export const wholeList = <T>(entities: T[], limit = entities.length) => ({
  entities,
  limit,
  total: entities.length,
  has_more: false,
  next_cursor: null,
});

/** The same, of a list whose pages are numbered. */
export const onlyPage = <T>(entities: T[], limit = entities.length) => ({
  ...wholeList(entities, limit),
  page: 1,
});

/** A page of a list whose pages are numbered from 1. */
export const numberedPage = <T>(
  entities: T[],
  { page, limit }: { page: number; limit: number },
  total: number,
) => ({ entities, page, limit, total, has_more: page * limit < total, next_cursor: null });

/**
 * A page of a list that is continued behind its last entry.
 * @param found up to `limit` + 1 entries; the last one only shows that there are more
 * @param total counted entries, or null when the caller did not ask
 */
export const continuedPage = <R, T>(
  found: readonly R[],
  { limit, total }: { limit: number; total: number | null },
  toEntity: (record: R) => T,
  cursorOf: (record: R) => string,
): Page<T> => {
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const has_more = found.length > limit;
  return {
    entities: shown.map((record) => toEntity(record)),
    limit,
    total,
    has_more,
    next_cursor: has_more && last !== undefined ? cursorOf(last) : null,
  };
};
