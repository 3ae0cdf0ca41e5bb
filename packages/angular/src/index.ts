export { isGranted, openSettings, type Category } from '@yinyom/choice';
export { ConsentIf } from './ConsentIf';
export { injectChoice, injectConsent } from './injectConsent';
export { YinyomChoice } from './YinyomChoice';
