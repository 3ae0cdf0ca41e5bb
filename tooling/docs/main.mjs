// `npm run docs`: writes the pages that are made from code.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildAll } from '../build/buildAll.mjs';
import { ROOT } from '../install.mjs';

buildAll(['service-kit']);
const require = createRequire(import.meta.url);
const { settingsPage } = require('@yinyom/service-kit/settings/settingsPage');
const { envExample } = require('@yinyom/service-kit/settings/envExample');
writeFileSync(path.join(ROOT, 'docs/settings.md'), settingsPage());
writeFileSync(path.join(ROOT, 'deploy/compose/.env.example'), envExample());
