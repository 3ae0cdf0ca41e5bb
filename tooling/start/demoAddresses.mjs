/** Joins values of a setting that is a list. */
const joined = (...values) => values.filter(Boolean).join(',');

/** Lets scans reach the demo website and its script, which are on this machine. */
export const demoAddresses = ({ SCANNER_ALLOW, SCANNER_RESOLVE }, port) => ({
  SCANNER_ALLOW: joined(SCANNER_ALLOW, `demo.localhost:${port}`, `localhost:${port}`),
  SCANNER_RESOLVE: joined(SCANNER_RESOLVE, 'demo.localhost=127.0.0.1', 'localhost=127.0.0.1'),
});
