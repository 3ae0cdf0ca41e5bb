// `npm run contract`: writes the lists of modules that declare calls and of those that describe fields, after one was added,
// moved or removed. A test compares both with the folders.
const { writeFileSync } = require('node:fs');
const path = require('node:path');
const { endpointModules } = require('./endpointModules.cjs');
const { fieldWordsModules } = require('./fieldWordsModules.cjs');

const SOURCES = path.join(__dirname, '..', 'src');
writeFileSync(path.join(SOURCES, 'endpointModules.ts'), endpointModules());
writeFileSync(path.join(SOURCES, 'reference', 'fieldWordsModules.ts'), fieldWordsModules());
