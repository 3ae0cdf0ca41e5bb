import { Component, provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { ConsentIf, injectConsent } from '@yinyom/angular';

@Component({
  selector: 'app-root',
  imports: [ConsentIf],
  template: `
    <p id="gate"><ng-container *consentIf="'statistics'; else asks">counts</ng-container></p>
    <p id="hook">{{ marketing() ? 'yes' : 'no' }}</p>
    <ng-template #asks>asks first</ng-template>
  `,
})
class Page {
  readonly marketing = injectConsent('marketing');
}

bootstrapApplication(Page, { providers: [provideZonelessChangeDetection()] }).catch((error: unknown) =>
  console.error(error),
);
