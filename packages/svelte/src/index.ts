export { isGranted, openSettings, type Category } from '@yinyom/choice';
export { choice, consent } from './stores';
