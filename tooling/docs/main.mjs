// `npm run docs`: writes the pages that are made from code.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildAll } from '../build/buildAll.mjs';
import { ROOT } from '../install.mjs';
import { llmsText } from './llmsText.mjs';

buildAll(['contracts', 'service-kit']);
const require = createRequire(import.meta.url);
const { settingsPage } = require('@yinyom/service-kit/settings/settingsPage');
const { envExample } = require('@yinyom/service-kit/settings/envExample');
const { webhookMessageSchema } = require('@yinyom/contracts/reference/webhookMessageSchema');
const { scanReportSchema } = require('@yinyom/contracts/scanner/scanReportSchema');
writeFileSync(path.join(ROOT, 'docs/settings.md'), settingsPage());
writeFileSync(path.join(ROOT, 'llms.txt'), llmsText());
writeFileSync(path.join(ROOT, 'deploy/compose/.env.example'), envExample());
const schemas = { 'scan-report': scanReportSchema(), 'webhook-message': webhookMessageSchema() };
for (const [name, schema] of Object.entries(schemas))
  writeFileSync(path.join(ROOT, `docs/schemas/${name}.schema.json`), `${JSON.stringify(schema, null, 2)}\n`);
