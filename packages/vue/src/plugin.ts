import type { Plugin } from 'vue';
import { ConsentGate } from './ConsentGate';
import { vConsent } from './vConsent';

/** `app.use(yinyom)`: the component `ConsentGate` and the directive `v-consent` everywhere. */
export const yinyom: Plugin = (app) => {
  app.component('ConsentGate', ConsentGate);
  app.directive('consent', vConsent);
};
