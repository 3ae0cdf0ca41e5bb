import { report } from '../platform/report';
import { start } from '../start';

try {
  start(__YINYOM_CONFIG__);
} catch (reason) {
  // An old browser or a page that broke the builtins: everything that needs consent stays blocked.
  report(reason);
}
