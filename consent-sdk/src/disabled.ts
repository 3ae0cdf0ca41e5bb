import { gtagDefault } from './consent-mode/gtag';
import { signalStates } from './consent-mode/signals';

// Served for an unknown or disabled website: no banner, no record, and nothing that needs consent is released.
gtagDefault(signalStates([], () => false));
console.warn('Yinyom: no banner is published for this website; what needs consent stays blocked.');
