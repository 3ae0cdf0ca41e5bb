const { Compilation, sources } = require('webpack');

/** The file in a build: which packages its code is made of, as CycloneDX. */
const BILL_FILE = 'sbom.cdx.json';

const packageOf = ({ resourceResolveData, resource }) => {
  const { name, version, license } = resourceResolveData?.descriptionFileData ?? {};
  return resource && name && version ? { name, version, license } : null;
};

/** Modules as they were before some of them were joined into one. */
const partsOf = (module) => (module.modules ? [...module.modules].flatMap(partsOf) : [module]);

const purl = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** One licence by its SPDX id, several as the expression that a package gives. */
const licencesOf = ({ license }) => {
  if (typeof license !== 'string') return {};
  return { licenses: [/[ ()]/.test(license) ? { expression: license } : { license: { id: license } }] };
};

const componentOf = (one) => ({
  type: 'library',
  'bom-ref': purl(one),
  name: one.name,
  version: one.version,
  ...licencesOf(one),
  purl: purl(one),
});

/**
 * Writes which packages are in the code of a build, with versions and licences. What the page lends is not among them. Nothing in it
 * depends on the time or the place of the build, so equal sources give equal files.
 */
class BillOfMaterialsPlugin {
  /** @param {{ name: string, version: string }} about of the remote */
  constructor({ name, version }) {
    this.subject = { type: 'application', name, version };
  }

  componentsOf(compilation) {
    const found = new Map();
    for (const module of compilation.modules)
      for (const part of partsOf(module)) {
        const one = packageOf(part);
        if (one && one.name !== this.subject.name) found.set(purl(one), one);
      }
    return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => componentOf(one));
  }

  apply(compiler) {
    if (compiler.options.mode !== 'production') return;
    compiler.hooks.thisCompilation.tap('BillOfMaterialsPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'BillOfMaterialsPlugin', stage }, () => {
        const bill = {
          bomFormat: 'CycloneDX',
          specVersion: '1.6',
          version: 1,
          metadata: { component: this.subject },
          components: this.componentsOf(compilation),
        };
        compilation.emitAsset(BILL_FILE, new sources.RawSource(JSON.stringify(bill)));
      });
    });
  }
}

module.exports = { BillOfMaterialsPlugin, BILL_FILE };
