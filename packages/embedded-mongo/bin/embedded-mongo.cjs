#!/usr/bin/env node
// The programs of the package by name: embedded-mongo start --data DIR …
const path = require('node:path');

const FILES = {
  start: 'start',
  backup: 'backup',
  check: 'check',
  salvage: 'salvage',
  export: 'exportLines',
  import: 'importLines',
};

const [node, , name = '', ...args] = process.argv;
if (!Object.hasOwn(FILES, name)) {
  console.error(`Usage: embedded-mongo ${Object.keys(FILES).join('|')} …   (each tells its own usage)`);
  process.exit(1);
}
const program = path.join(__dirname, '../dist', `${FILES[name]}.js`);
// They read their own arguments, and some start themselves anew.
process.argv = [node, program, ...args];
require(program);
