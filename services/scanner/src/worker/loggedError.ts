import { maskAddress, maskText } from '../personal-data/maskValues';

const ADDRESS = /\bhttps?:\/\/[^\s"'<>)]+/g;

const masked = (text: string): string => maskText(text.replace(ADDRESS, (address) => maskAddress(address)));

/** An error of a scan as it may be logged: its words and causes, without the values that addresses and texts of the website hold. */
export const loggedError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return masked(String(error));
  const copy = new Error(masked(error.message));
  copy.name = error.name;
  copy.stack = masked(error.stack ?? '');
  if (error.cause !== undefined) copy.cause = loggedError(error.cause);
  return copy;
};
