// Each federated bundle would carry its own React Refresh runtime, and an update made by one would not reach
// components registered with another. The first bundle on the page keeps its runtime on the global; all use it.
// It has another name here because its own is aliased to this very file.
const own = require('#own-refresh-runtime');

globalThis.__yinyom_refresh_runtime__ ??= own;
module.exports = globalThis.__yinyom_refresh_runtime__;

// A module that cannot be read is replaced by one that throws. Hot reload runs it, and what had imported it keeps a module
// that is gone: neither the mended file nor any later change is drawn (docs/decisions/106). So the page is loaded again. This
// code is in this file because the React Refresh plugin would make a file of its own require this one, in a circle.
if (globalThis.document && !globalThis.__yinyom_reloads_after_mistake__) {
  globalThis.__yinyom_reloads_after_mistake__ = true;
  let mistaken = false;
  // The development server's client says how each compilation ended.
  globalThis.addEventListener('message', ({ source, data }) => {
    if (source !== globalThis || typeof data?.type !== 'string') return;
    if (data.type === 'webpackErrors') mistaken = true;
    else if (mistaken && (data.type === 'webpackOk' || data.type === 'webpackWarnings'))
      globalThis.location.reload();
  });
}
