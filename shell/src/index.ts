import { start } from './bootstrap';
import { setTextRule } from './document/textRule';
import { guardScripts } from './integrity/guardScripts';

// Before anything else is loaded.
setTextRule();
guardScripts();
void start();
