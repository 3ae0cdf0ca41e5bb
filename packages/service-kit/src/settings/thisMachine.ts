/** Whether a host name is this machine's own: what is sent there does not leave it. */
export const isThisMachine = (hostname: string): boolean =>
  /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
