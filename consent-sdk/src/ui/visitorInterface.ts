import type { SdkCategory } from '@yinyom/contracts/sdk/config';
import bannerCss from './banner.css';
import { bannerDialog, OVERLAY, webLink } from './banner';
import { announce } from '../api/createApi';
import type { AfterDecisionPart } from '../entries/afterDecision';
import { documentRoot } from '../platform/native';
import { report } from '../platform/report';
import type { Method, Role } from '../record/recorder';
import type { PartBridge } from '../session/part';
import baseCss from './base.css';
import { button, element } from './element';
import { createHost } from './host';

export type Decide = (
  wanted: (category: SdkCategory) => boolean,
  method: Method,
  byPerson?: boolean,
  role?: Role,
) => void;

/** Before the name of a button that tries again. */
const AGAIN = '↻ ';
/** So long, in milliseconds, a visitor waits for the window; then the banner asks in its place, and the console names what was late. */
const PATIENCE = 3000;

/** Banner, modal and re-open control in the visitor's language. Banner and control never stand together. */
export const createInterface = (lent: PartBridge, afterDecision: () => Promise<AfterDecisionPart>) => {
  const { config, decide } = lent;
  let host: ReturnType<typeof createHost> | undefined;
  // In the system's font: the owner's would come later and move what is shown.
  lent.baseCss = baseCss + (config.theme ?? '');
  const show = (rules: string, node: HTMLElement, isModal?: boolean): void => {
    host?.remove();
    host = createHost(lent.baseCss + rules);
    host.show((lent.behind = node), isModal);
  };
  const settings = (): string => config.texts[config.language]![2];

  /** Takes away what is shown. */
  const clear = (): void => {
    lent.draw = lent.behind = undefined;
    host?.remove();
  };

  /**
   * The small control that stays on every page once the visitor has decided or put the banner aside. It comes on demand,
   * as all that it opens; where that cannot be loaded a plain button does the same.
   */
  const rest = (): void => {
    clear();
    lent.draw = rest;
    afterDecision()
      .then((part) => show(part.css, part.control(button, settings(), open)))
      .catch((reason) => {
        report(reason);
        show(config.look, element('dialog', {}, button('low', settings(), open)));
      });
  };

  const open = (): void => {
    // What has no answer yet is there, in the browser's cache, when the visitor tries again.
    Promise.race([
      new Promise<never>((_, reject) => setTimeout(reject, PATIENCE, 'dialog')),
      afterDecision().then((part) => part.open(lent, { createHost, webLink })),
    ])
      .then((showWindow) => showWindow())
      .catch((reason) => {
        report(reason);
        // What the page has already asks in its place, and offers to try again.
        banner(AGAIN).focus();
      });
  };

  const banner = (mark?: string): HTMLDialogElement => {
    const dialog = bannerDialog(
      config,
      // Under 20 a parent has to take part: the modal asks for that step.
      (byPerson) => (config.audience ? open() : decide(() => true, 'banner_accept', byPerson)),
      (byPerson) => decide(() => false, 'banner_decline', byPerson),
      open,
      mark,
    );
    lent.draw = banner;
    dialog.onclose = rest;
    // It returns nothing: `false` would take the key from the page, and Tab with it.
    dialog.onkeydown = (event) => {
      if (event.key === 'Escape') dialog.close();
    };
    const isModal = config.design.layout === OVERLAY;
    show(bannerCss + config.look, dialog, isModal);
    // The text is read from its start, not from its first link.
    if (isModal) dialog.focus();
    if (!mark) announce('shown');
    return dialog;
  };

  const isLost = (): boolean => lent.behind?.isConnected === false;
  /**
   * Draws anew what the page's scripts have removed, or lost with the document that they replaced and with it every listener.
   * Once a frame: a page that removes it whenever it comes would keep the browser busy for good.
   */
  const keep = (): unknown =>
    isLost() &&
    requestAnimationFrame(() => {
      if (!isLost() || !documentRoot()) return;
      lent.site = undefined;
      config.language = lent.speak();
      lent.draw?.();
    });

  return {
    banner,
    open,
    clear,
    rest,
    keep,
  };
};
