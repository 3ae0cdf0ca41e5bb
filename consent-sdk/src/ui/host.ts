import type { SdkDesign } from '@yinyom/contracts/sdk/config';
import { root } from '../platform/native';
import { element } from './element';
import { applyTheme } from './theme';

/**
 * Element that holds the script's own interface in a closed shadow root. It stands beside `<body>`, not in it: it
 * can be shown before the body arrives, comes first in reading and tab order, and changes nothing for the page's
 * own selectors or for frameworks that own the body. Styles go in through the CSSOM, which no content security
 * policy forbids.
 */
export const createHost = (css: string, design: Partial<SdkDesign>) => {
  const host = element('yinyom-consent');
  const shadow = host.attachShadow({ mode: 'closed' });
  applyTheme(host, design);
  if (shadow.adoptedStyleSheets) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    shadow.adoptedStyleSheets = [sheet];
  } else shadow.append(element('style', {}, css));
  let isShown = false;
  /** (Re)attaches the host if the page's scripts threw it out. */
  const keep = (): void => {
    if (isShown && !host.isConnected) root.insertBefore(host, root.querySelector(':scope>body'));
  };
  return {
    keep,
    /** Shows the one element that a host is made for. */
    show(content: HTMLElement): void {
      shadow.append(content);
      isShown = true;
      keep();
    },
    remove(): void {
      isShown = false;
      host.remove();
    },
  };
};
