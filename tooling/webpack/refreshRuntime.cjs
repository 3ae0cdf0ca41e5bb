// Each federated bundle would carry its own React Refresh runtime, and an update made by one would not reach
// components registered with another. The first bundle on the page keeps its runtime on the global; all use it.
// The path is spelled out because the bare request is aliased to this very file.
const own = require('../../node_modules/react-refresh/runtime.js');

globalThis.__yinyom_refresh_runtime__ ??= own;
module.exports = globalThis.__yinyom_refresh_runtime__;
