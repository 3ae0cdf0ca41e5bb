// Runs after `npm ci` and `npm install` (`prepare` in package.json), which must succeed without hooks, too.
import path from 'node:path';
import { installHooks } from './installHooks.mjs';

installHooks(path.join(import.meta.dirname, '../..'));
