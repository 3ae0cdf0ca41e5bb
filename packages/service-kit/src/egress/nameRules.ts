/** Names that mean this machine, this network or this cloud, whatever they resolve to. */
const PRIVATE_SUFFIXES = [
  'localhost',
  'local',
  'localdomain',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'home.arpa',
  'in-addr.arpa',
  'ip6.arpa',
  'onion',
  'svc',
  'cluster.local',
  'consul',
];
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;

/** A host as it is compared: lower case, without brackets and without the dot of a fully qualified name. */
export const normalHost = (host: string): string =>
  host
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');

/**
 * Whether a name can be one of the public internet by its looks. Single labels (`mongo`, `api-gateway`) are names of
 * neighbours; cloud metadata and cluster names end in a suffix that no registry gives away.
 * @param host as `normalHost` gives it
 */
export const isPublicName = (host: string): boolean => {
  const labels = host.split('.');
  if (labels.length < 2 || host.length > 253 || !labels.every((label) => LABEL.test(label))) return false;
  return !PRIVATE_SUFFIXES.some((suffix) => host === suffix || host.endsWith(`.${suffix}`));
};
