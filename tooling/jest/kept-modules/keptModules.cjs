/**
 * Settings of Jest for a room that runs on Node: a worker evaluates a module once, not once per test file
 * (docs/decisions/185). A file that needs modules of its own says `@jest-environment node` in its first comment.
 */
module.exports = {
  testEnvironment: require.resolve('./sharedRealmEnvironment.cjs'),
  runtime: require.resolve('./keepingRuntime.cjs'),
};
