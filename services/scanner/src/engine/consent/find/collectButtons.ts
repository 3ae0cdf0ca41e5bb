import type { ButtonKind } from '../BannerSearch';
import type { ButtonKinds } from './buttonKinds';
import type { PageTree } from './pageTree';

/** What can be pressed and says nothing that is known. */
export interface Stranger {
  element: Element;
  label: string;
}
export interface Pressable extends Stranger {
  kind: ButtonKind;
  /** Known by where it stands, not by its words. */
  isGuess?: boolean;
}

/** Runs in a frame: everything on the page that can be pressed or switched, at most 200 of each. */
export const collectButtons = (
  { clean, shadowOf, labelOf, isVisible, isLink }: PageTree,
  { kindOf }: ButtonKinds,
) => {
  const candidates: Pressable[] = [];
  const strangers: Stranger[] = [];
  const switches: Element[] = [];
  const clickable =
    'button, a, [role=button], input[type=button], input[type=submit], [onclick], [tabindex], div, span, p';
  const collect = (root: Document | ShadowRoot) => {
    switches.push(...root.querySelectorAll('input[type=checkbox], [role=switch], [role=checkbox]'));
    for (const element of root.querySelectorAll(clickable)) {
      if (candidates.length >= 200) break;
      const isPlain =
        element.matches('div, span, p') && !element.matches('[role=button], [onclick], [tabindex]');
      if (isPlain && (element.childElementCount > 2 || clean(element.textContent).length > 60)) continue;
      const label = labelOf(element);
      const kind = kindOf(label);
      if (!isVisible(element)) continue;
      if (
        isPlain &&
        (getComputedStyle(element).cursor !== 'pointer' || element.closest('button, a, [role=button]'))
      )
        continue;
      if (kind) candidates.push({ element, kind, label });
      else if (
        strangers.length < 200 &&
        label.length <= 60 &&
        !isLink(element) &&
        !element.matches('[role=switch], [role=checkbox], [role=dialog], dialog') &&
        (isPlain || element.matches('button, a, [role=button], input, [onclick]')) &&
        !element.querySelector('button, a, input, [role=button], [role=switch]')
      )
        strangers.push({ element, label });
    }
    for (const element of root.querySelectorAll('*')) {
      const shadow = shadowOf(element);
      if (shadow) collect(shadow);
    }
  };
  collect(document);
  return { candidates, strangers, switches };
};
