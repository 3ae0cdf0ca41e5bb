/** Stands for `src/firstViews.tsx` of remotes that have none. */
export const firstViews = {};
