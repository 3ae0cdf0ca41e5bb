import type { SdkCategory, SdkConfig } from '@yinyom/contracts/sdk/config';
import bannerCss from './banner.css';
import { bannerDialog, OVERLAY, webLink } from './banner';
import { announce } from '../api/createApi';
import type { AfterDecisionPart } from '../entries/afterDecision';
import { report } from '../platform/report';
import type { Method, Role } from '../record/recorder';
import type { PartBridge } from '../session/part';
import baseCss from './base.css';
import { button } from './element';
import { createHost } from './host';

export type Decide = (
  wanted: (category: SdkCategory) => boolean,
  method: Method,
  byPerson?: boolean,
  role?: Role,
) => void;

/** Banner, modal and re-open control in the visitor's language. Banner and control never stand together. */
export const createInterface = (
  lent: PartBridge,
  language: () => SdkConfig['language'],
  afterDecision: () => Promise<AfterDecisionPart>,
) => {
  const { config, decide } = lent;
  let host: ReturnType<typeof createHost> | undefined;
  let opening = false;
  /** The banner or the control. */
  let behind: HTMLElement | undefined;
  // In the system's font: the owner's would come later and move what stands.
  const design = { ...config.design, font: undefined };
  const show = (css: string, node: HTMLElement): void => {
    host?.remove();
    host = createHost(baseCss + css, design);
    host.show((behind = node));
  };

  /**
   * The small control that stays on every page once the visitor has decided or put the banner aside. It comes on demand,
   * as all that it opens.
   */
  const rest = (): void => {
    host?.remove();
    afterDecision().then(
      (part) => show(part.CONTROL_CSS, part.control(button, config.texts[config.language]![2], open)),
      report,
    );
  };

  const open = (): void => {
    if (opening) return;
    opening = true;
    afterDecision()
      .then((part) => part.open(lent, language(), { baseCss, createHost, webLink, behind }))
      .catch(report)
      .then(() => (opening = false));
  };

  const banner = (): HTMLDialogElement => {
    const dialog = bannerDialog(
      config,
      // Under 20 a parent has to take part: the modal asks for that step.
      (byPerson) => (config.audience === 'minors' ? open() : decide(() => true, 'banner_accept', byPerson)),
      (byPerson) => decide(() => false, 'banner_decline', byPerson),
      open,
    );
    dialog.onclose = rest;
    // No `onkeydown`: what that returns can take a key from the page, and Tab with it.
    dialog.addEventListener('keydown', ({ key }) => key === 'Escape' && dialog.close());
    show(bannerCss + config.look, dialog);
    if (config.design.layout === OVERLAY) {
      dialog.showModal();
      // The text is read from its start, not from its first link.
      dialog.focus();
    } else dialog.setAttribute('open', '');
    announce('shown');
    return dialog;
  };

  return {
    banner,
    open,
    rest,
    keep: () => host?.keep(),
  };
};
