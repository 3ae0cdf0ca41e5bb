/** Joins values of a setting that is a list. */
const joined = (...values) => values.filter(Boolean).join(',');

const HOSTS = ['demo.localhost', 'campus.demo.localhost', 'library.demo.localhost', 'localhost'];

/** Lets scans reach the demo websites and their script, which are on this machine. */
export const demoAddresses = ({ SCANNER_ALLOW, SCANNER_RESOLVE }, port) => ({
  SCANNER_ALLOW: joined(SCANNER_ALLOW, ...HOSTS.map((host) => `${host}:${port}`)),
  SCANNER_RESOLVE: joined(SCANNER_RESOLVE, ...HOSTS.map((host) => `${host}=127.0.0.1`)),
});
