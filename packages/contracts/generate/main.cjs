// `npm run contract`: writes the list of modules that declare calls, after one was added, moved or removed. A test compares it
// with the folders.
const { writeFileSync } = require('node:fs');
const path = require('node:path');
const { endpointModules } = require('./endpointModules.cjs');

const SOURCES = path.join(__dirname, '..', 'src');
writeFileSync(path.join(SOURCES, 'endpointModules.ts'), endpointModules());
