// Each federated bundle would carry its own React Refresh runtime, and an update made by one would not reach
// components registered with another. The first bundle on the page keeps its runtime on the global; all use it.
// It has another name here because its own is aliased to this very file.
require('./reloadAfterMistake.cjs');
const own = require('#own-refresh-runtime');

globalThis.__yinyom_refresh_runtime__ ??= own;
module.exports = globalThis.__yinyom_refresh_runtime__;
