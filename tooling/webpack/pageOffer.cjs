const { sharedVersions } = require('@yinyom/build-remote/webpack/singletons');

const KIT = '@yinyom/mfe-kit';
const KIT_INDEX = /[\\/]mfe-kit[\\/]src[\\/]index\.ts$/;

/** What the shell's pages have for remotes, for its `build.json` (contracts: release/platform.ts). */
const pageOffer = (room) => (compilation) => {
  const modules = [...compilation.modules].flatMap((module) => [...(module.modules ?? [module])]);
  const kit = modules.find(({ resource }) => KIT_INDEX.test(resource ?? ''));
  const versions = sharedVersions(room);
  return {
    offer: {
      kit: versions[KIT],
      kit_exports: [...compilation.moduleGraph.getProvidedExports(kit)].sort(),
      react: versions.react,
      react_dom: versions['react-dom'],
      styled_components: versions['styled-components'],
    },
  };
};

module.exports = { pageOffer };
