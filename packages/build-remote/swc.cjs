/** One swc configuration for node builds and tests, so both run the same compiler. `react` adds JSX. */
const swcOptions = ({ react = false } = {}) => ({
  swcrc: false,
  configFile: false,
  sourceMaps: true,
  module: { type: 'commonjs', ignoreDynamic: true },
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: react },
    transform: react ? { react: { runtime: 'automatic' } } : {},
  },
});

module.exports = { swcOptions };
