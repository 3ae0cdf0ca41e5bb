/** All rooms in one run; each room also runs alone (`npm test -w <room>`). */
module.exports = {
  projects: [
    '<rootDir>/packages/*/jest.config.cjs',
    '<rootDir>/services/*/jest.config.cjs',
    '<rootDir>/{tooling,api-gateway,consent-sdk,shell,mfe-auth,mfe-websites,mfe-dashboard,mfe-users,e2e}/jest.config.cjs',
  ],
};
