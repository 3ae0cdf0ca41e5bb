/** A view that a person gave a name. */
export interface SavedView {
  name: string;
  /** Parameters of the address, standard values left out. */
  search: string;
}

/** More of them are no help, and the browser keeps little. */
export const MOST_VIEWS = 20;
export const VIEW_NAME_LENGTH = 40;

const read = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};
const write = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing shows the standard next time.
  }
};

const columnsKey = (userId: string) => `portfolio_columns ${userId}`;
const viewsKey = (userId: string, organizationId: string) => `portfolio_views ${userId} ${organizationId}`;

/** Columns that a person does not want to see. What this browser keeps is the person's own, so it has the person's id. */
export const keptColumns = (userId: string): string[] => {
  const kept = read(columnsKey(userId));
  return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
};
export const keepColumns = (userId: string, hidden: readonly string[]): void =>
  write(columnsKey(userId), hidden);

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as SavedView).name === 'string' &&
  typeof (value as SavedView).search === 'string';

/** Views that a person saved for an organization, in the order in which they were. */
export const keptViews = (userId: string, organizationId: string): SavedView[] => {
  const kept = read(viewsKey(userId, organizationId));
  return Array.isArray(kept) ? kept.filter(isView).slice(0, MOST_VIEWS) : [];
};
export const keepViews = (userId: string, organizationId: string, views: readonly SavedView[]): void =>
  write(viewsKey(userId, organizationId), views.slice(0, MOST_VIEWS));
