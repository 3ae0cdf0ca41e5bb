import { gtagDefault, ownLayer } from '../consent-mode/gtag';
import { signalStates } from '../consent-mode/signals';
import './plainStub';

/**
 * For owners who load the script with `async`: stands inline before every tag, sets the denied defaults at once and
 * keeps calls of `window.yinyom` until the script has come.
 */
ownLayer();
gtagDefault(signalStates([], () => false));
