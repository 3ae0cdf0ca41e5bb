// In place of 56 modules of core-js, which the React Refresh plugin takes it from.
module.exports = globalThis;
