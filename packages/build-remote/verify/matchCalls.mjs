const API = '/api/v1';
/** What the kit calls for a remote by itself: errors and builds in use, the remote's own token and flags. */
const OF_EVERY_PAGE = [
  { method: 'POST', path: '/mf/errors' },
  { method: 'POST', path: '/mf/part-tokens' },
  { method: 'GET', path: '/mf/parts/:/flags' },
];

const segments = (path) => path.split('/');

/** Whether a request is one of a call, whose parameters are `:`. */
const fits = (request, { method, path }) => {
  const [asked, address] = request.split(' ');
  if (asked !== method) return false;
  const [given, wanted] = [segments(address), segments(path)];
  return given.length === wanted.length && wanted.every((part, at) => part === ':' || part === given[at]);
};

/**
 * What a page called that its build does not declare and that the shell does not call there by itself.
 * @param {Iterable<string>} made `GET /api/v1/…`
 * @param {Record<string, {method: string, path: string}>} declared `calls.json` of the build
 * @param {Iterable<string>} shells requests of the same page without the build
 * @param platformCalls `calls` of `/mf/platform.json`: names what was called
 * @returns {string[]}
 */
export const undeclaredCalls = (made, declared, shells, platformCalls) => {
  const own = new Set([...shells]);
  const undeclared = [...made]
    .filter((request) => !own.has(request))
    .map((request) => request.replace(` ${API}/`, ' /'))
    .filter(
      (request) => ![...OF_EVERY_PAGE, ...Object.values(declared)].some((shape) => fits(request, shape)),
    );
  return undeclared.map((request) => {
    const [name] = Object.entries(platformCalls).find(([, { shape }]) => fits(request, shape)) ?? [];
    return name ? `${request} (${name})` : `${request} (no call of the contract)`;
  });
};
