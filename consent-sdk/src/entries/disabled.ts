import { gtagDefault, ownLayer } from '../consent-mode/gtag';
import { signalStates } from '../consent-mode/signals';
import { NOT_PUBLISHED } from '../platform/notPublished';

// Served for an unknown, unpublished or disabled website: no banner, no record, and nothing that needs consent is released.
ownLayer();
gtagDefault(signalStates([], () => false));
console.warn(NOT_PUBLISHED);
