/** Shared for development only: provided, but no page of a production build asks for it. */
const NEVER_FIRST = /jsx-dev-runtime/;

const requestsOf = (group) => group.origins.map(({ request }) => request ?? '').join(' ');

/**
 * The script files, besides the entry, that every first page loads: the bootstrap and the shared modules the host
 * provides. These are the direct children of the entry; their twins deeper down are fallbacks that never load.
 * The document preloads them, so the browser does not learn about them one after the other.
 */
const firstLoadScripts = (compilation) => {
  const groups = [...compilation.entrypoints.get('main').getChildren()];
  const chunks = groups
    .filter((group) => !NEVER_FIRST.test(requestsOf(group)))
    .flatMap((group) => group.chunks);
  return [...new Set(chunks.flatMap((chunk) => [...chunk.files]))].filter((file) => file.endsWith('.js'));
};

module.exports = { firstLoadScripts };
