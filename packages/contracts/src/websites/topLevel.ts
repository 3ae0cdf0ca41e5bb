/** The top-level domain of Thailand in Thai, as DNS has it. */
const THAI = 'xn--o3cw4h';
const PLAIN = /^[a-z]{2,6}$/;

/** Last part of the host of a normal domain name: `th`. */
const lastPart = (domainName: string): string => domainName.split('/', 1)[0]?.split('.').at(-1) ?? '';

/**
 * Whether a normal domain name ends as specification §5 wants it: with 2 to 6 letters, or the Thai one.
 * @param more further endings that this installation takes, in ASCII; `*` is every one
 */
export const hasPlainTopLevel = (domainName: string, more: readonly string[]): boolean => {
  const last = lastPart(domainName);
  return PLAIN.test(last) || last === THAI || more.includes('*') || more.includes(last);
};
