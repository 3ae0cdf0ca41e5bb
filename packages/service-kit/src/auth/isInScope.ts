/** Websites that somebody is limited to: by name, and all in groups or below them. */
export interface WebsiteLimit {
  applications: readonly string[];
  groups: readonly string[];
}

/** A website as limits look at it. */
export interface PlacedWebsite {
  id: string;
  /** Groups that it is in, from the top; absent: none. */
  group_path?: readonly string[] | undefined;
}

/** Whether a website is within every limit; without limits it is. Pure. */
export const isInScope = (
  limits: readonly WebsiteLimit[] | undefined,
  { id, group_path = [] }: PlacedWebsite,
): boolean =>
  (limits ?? []).every(
    ({ applications, groups }) =>
      applications.includes(id) || groups.some((group) => group_path.includes(group)),
  );

/** Whether all websites of a group are within every limit. @param path of the group, from the top. Pure. */
export const isGroupInScope = (
  limits: readonly WebsiteLimit[] | undefined,
  path: readonly string[],
): boolean => (limits ?? []).every(({ groups }) => groups.some((group) => path.includes(group)));
