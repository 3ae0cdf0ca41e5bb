/** A domain name as a part of a file's name. */
export const fileHost = (domainName: string): string => domainName.replace(/[^a-z0-9.-]+/gi, '-');
