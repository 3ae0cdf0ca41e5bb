/** Longest address of a stranger's page that is stored. Sitemaps allow fewer than 2,048 characters. */
export const MAX_ADDRESS = 2_000;

/**
 * An address with at most `most` characters. A longer one is cut between two of its parts, so that no half of a value is left that
 * masks do not recognize; `…` at its end says so. Pure; what it returned once it does not change again.
 */
export const shortAddress = (address: string, most = MAX_ADDRESS): string => {
  if (address.length <= most) return address;
  const start = address.slice(0, most - 1);
  return `${start.replace(/(?<=[/?#&=;])[^/?#&=;]*$/, '').replace(/[\uD800-\uDBFF]$/, '')}…`;
};
