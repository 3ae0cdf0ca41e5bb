/* global __webpack_public_path__ */

/** webpack calls it for a module that is imported; hot reload brings the module (`lazyModules.cjs`). */
export const keepAlive = ({ data: file, active, onError }) => {
  if (!active) {
    const address = `${__webpack_public_path__}imported-modules?${new URLSearchParams({ file })}`;
    fetch(address, { method: 'POST' })
      .then(({ ok, status }) => {
        if (!ok) throw new Error(`The development server does not compile ${file}: ${status}`);
      })
      .catch(onError);
  }
  return () => undefined;
};
