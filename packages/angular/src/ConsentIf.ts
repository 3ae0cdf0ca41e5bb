import * as i0 from '@angular/core';
import { effect, inject, TemplateRef, untracked, ViewContainerRef } from '@angular/core';
import { isGranted, type Category } from '@yinyom/choice';
import { YinyomChoice } from './YinyomChoice';

/**
 * `*consentIf="'statistics'; else other"`: draws its content with consent only, and takes it away again.
 *
 * Compiled by hand in the partial form that Angular's own library builder leaves and every application's compiler links
 * (https://angular.dev/tools/libraries/creating-libraries), so that building this package needs no second compiler.
 */
export class ConsentIf {
  static readonly ɵfac: i0.ɵɵFactoryDeclaration<ConsentIf, never> = i0.ɵɵngDeclareFactory({
    minVersion: '12.0.0',
    version: '18.0.0',
    ngImport: i0,
    type: ConsentIf,
    deps: [],
    target: i0.ɵɵFactoryTarget.Directive,
  } as never) as never;
  static readonly ɵdir: i0.ɵɵDirectiveDeclaration<
    ConsentIf,
    '[consentIf]',
    never,
    {
      consentIf: { alias: 'consentIf'; required: false };
      consentIfElse: { alias: 'consentIfElse'; required: false };
    },
    Record<never, string>,
    never,
    never,
    true,
    never
  > = i0.ɵɵngDeclareDirective({
    minVersion: '14.0.0',
    version: '18.0.0',
    ngImport: i0,
    type: ConsentIf,
    isStandalone: true,
    selector: '[consentIf]',
    inputs: { consentIf: 'consentIf', consentIfElse: 'consentIfElse' },
  } as never) as never;

  private readonly template = inject<TemplateRef<unknown>>(TemplateRef);
  private readonly place = inject(ViewContainerRef);
  private readonly choice = inject(YinyomChoice);
  private readonly wanted = i0.signal<Category | readonly Category[]>([]);
  private readonly other = i0.signal<TemplateRef<unknown> | null>(null);

  constructor() {
    const shown = i0.computed(() => {
      const wanted = this.wanted();
      const named = [wanted].flat().length > 0;
      return named && isGranted(this.choice(), wanted) ? this.template : this.other();
    });
    effect(() => {
      const template = shown();
      untracked(() => {
        this.place.clear();
        if (template) this.place.createEmbeddedView(template);
      });
    });
  }

  set consentIf(category: Category | readonly Category[]) {
    this.wanted.set(category);
  }

  set consentIfElse(other: TemplateRef<unknown> | null | undefined) {
    this.other.set(other ?? null);
  }
}
