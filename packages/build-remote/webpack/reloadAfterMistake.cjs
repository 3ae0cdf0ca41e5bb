// A module that cannot be read is replaced by one that throws. Hot reload runs it, and what had imported it keeps a module
// that is gone: neither the mended file nor any later change is drawn (docs/decisions/106). So the page is loaded again.

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
