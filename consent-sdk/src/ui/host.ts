import { documentBody, documentRoot } from '../platform/native';
import { safely } from '../platform/safely';
import { element } from './element';

/** The page's styles are not for it, and paper needs none of it. */
const OUTSIDE = ':host,:host::backdrop{all:initial!important}@media print{*{display:none!important}}';

/**
 * Element that holds the script's own interface in a closed shadow root. It is a sibling of `<body>`, not a child: it
 * can be shown before the body arrives, comes first in reading and tab order, and changes nothing for the page's
 * own selectors or for frameworks that own the body. Styles go in through the CSSOM, which no content security
 * policy forbids.
 */
export const createHost = (rules: string) => {
  const css = OUTSIDE + rules;
  const host = element('yinyom-consent', { popover: 'manual' });
  const shadow = host.attachShadow({ mode: 'closed' });
  // Where none can be made: in an old browser, or on a page that has something else under that name.
  if (
    !safely(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      // Throws where there is no such list, or one that is replaced as a whole only.
      return shadow.adoptedStyleSheets.push(sheet);
    })
  )
    shadow.append(element('style', {}, css));
  return {
    /** Shows the one element that a host is made for; a dialog opens, as a modal one if so wanted. */
    show(content: HTMLElement, isModal?: boolean): void {
      shadow.append(content);
      // While the page has no root the host waits: what is lost is drawn again once there is one.
      // In the browser's top layer no transform of the page's root moves what is shown out of the window.
      documentRoot()?.insertBefore(host, documentBody());
      // Not what the page's own `insertBefore` gives back: old polyfills give nothing.
      safely(() => host.showPopover());
      const dialog = content as HTMLDialogElement;
      dialog.open = !isModal;
      if (isModal) dialog.showModal();
      // A framework that compares the document's own children, as it takes over what its server has drawn, finds no stranger.
      Object.defineProperty(host.previousSibling ?? {}, 'nextSibling', {
        get: documentBody,
        configurable: true,
      });
    },
    remove: (): void => host.remove(),
  };
};
