const kilobytes = (bytes) => (bytes / 1024).toFixed(1);

const signed = (bytes) => `${bytes < 0 ? '-' : '+'}${kilobytes(Math.abs(bytes))} KB`;

const namesIn = (needs, what) =>
  new Set(what === 'calls' ? Object.keys(needs?.calls ?? {}) : (needs?.kit_exports ?? []));

const changed = (now, before, what, words) => {
  const [own, other] = [namesIn(now, what), namesIn(before, what)];
  const added = [...own].filter((name) => !other.has(name));
  const gone = [...other].filter((name) => !own.has(name));
  return [
    ...(added.length > 0 ? [`${words}: now also ${added.join(', ')}`] : []),
    ...(gone.length > 0 ? [`${words}: no longer ${gone.join(', ')}`] : []),
  ];
};

/**
 * What is different in a build from the one that a platform has in use.
 * @param now `build.json` of the build; @param before that of the build in use
 * @returns {string[]} sentences; empty where both are the same build
 */
export const differences = (now, before) => {
  if (now.build === before.build) return [];
  const sizes = ['entry', 'own']
    .filter((what) => now.size && before.size && now.size[what] !== before.size[what])
    .map(
      (what) => `${what === 'entry' ? 'entry' : 'own code'} ${signed(now.size[what] - before.size[what])}`,
    );
  return [
    ...(sizes.length > 0 ? [`size (gzip): ${sizes.join(', ')}`] : []),
    ...changed(now.needs, before.needs, 'calls', 'calls'),
    ...changed(now.needs, before.needs, 'kit_exports', 'imports of the kit'),
  ];
};
