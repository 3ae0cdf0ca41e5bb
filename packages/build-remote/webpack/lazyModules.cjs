const path = require('node:path');

const PLACE = '/imported-modules';
const CLIENT = path.join(__dirname, 'lazyClient.js');

/**
 * Compiles modules behind `import()` once a page imports them, so that a development server starts, and answers a change, without
 * pages that are not open. What was imported once stays until the server ends. webpack's own way needs a port and an open
 * connection for each app, of which browsers allow six; this one is a request to the server of the app.
 * @param {(file: string) => boolean} isLazy says it of a file below the folder of the app, as `src/pages/UserPage.tsx`
 */
const lazyModules = (isLazy) => {
  const imported = new Set();
  const served = { compiler: null };
  const fileOf = (module) =>
    path.relative(served.compiler.context, module.nameForCondition() ?? '').replaceAll('\\', '/');
  return {
    /** webpack's `experiments.lazyCompilation`. */
    option: {
      entries: false,
      imports: true,
      test: (module) => isLazy(fileOf(module)),
      backend: (compiler, done) => {
        served.compiler = compiler;
        done(null, {
          dispose: (ended) => ended(null),
          module: (module) => {
            const file = fileOf(module);
            return { client: CLIENT, data: file, active: imported.has(file) };
          },
        });
      },
    },
    /** Of the development server: takes the names of files that pages import. */
    middleware: {
      name: 'imported-modules',
      path: PLACE,
      middleware: (request, response) => {
        const file = new URL(request.url, 'http://localhost').searchParams.get('file') ?? '';
        if (isLazy(file) && !imported.has(file)) {
          imported.add(file);
          served.compiler.watching?.invalidate();
        }
        response.status(204).end();
      },
    },
  };
};

module.exports = { lazyModules };
