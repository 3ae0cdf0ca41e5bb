import type { ModalBridge } from './ui/modalBridge';
export const openModal = (bridge: ModalBridge): void => {
  console.log(bridge);
};
