export { isGranted, openSettings, type Category } from '@yinyom/choice';
export { ConsentGate } from './ConsentGate';
export { yinyom } from './plugin';
export { useChoice, useConsent } from './useConsent';
export { vConsent } from './vConsent';
