import { openModal as show } from '../modal/openModal';
import type { ModalBridge } from '../ui/modalBridge';

/** The on-demand part that shows the preference modal, then its font, which another part brings. */
export const openModal = (bridge: ModalBridge): void => {
  show(bridge);
  // A page that cannot load it keeps the system's font.
  import(/* webpackIgnore: true */ './afterDecision.js').then(
    ({ loadFont }) => loadFont(bridge.site.design),
    () => {},
  );
};
