import type { SdkCategory, SdkConfig } from '@yinyom/contracts/sdk/config';
import type { ServedConfig } from '@yinyom/contracts/sdk/sdkScript';
import bannerCss from './banner.css';
import { bannerDialog, OVERLAY, webLink } from './banner';
import type { AfterDecisionPart } from '../entries/afterDecision';
import { report } from '../platform/report';
import type { Method, Role } from '../record/recorder';
import type { Session } from '../session/session';
import baseCss from './base.css';
import { button, element } from './element';
import { createHost } from './host';

export type Decide = (
  wanted: (category: SdkCategory) => boolean,
  method: Method,
  byPerson?: boolean,
  role?: Role,
) => void;

/** Banner, modal and re-open control in the visitor's language. Banner and control never stand together. */
export const createInterface = (
  config: ServedConfig,
  session: Session,
  language: () => SdkConfig['language'],
  decide: Decide,
  afterDecision: () => Promise<AfterDecisionPart>,
  onShown: (shown: SdkConfig, dialog: HTMLDialogElement) => void,
) => {
  let shown = config;
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
      (part) => show(part.CONTROL_CSS, part.control(button, shown.texts.cookie_setting, open)),
      report,
    );
  };

  const open = (): void => {
    if (opening) return;
    opening = true;
    afterDecision()
      .then((part) =>
        part.open(config, language(), {
          baseCss,
          createHost,
          element,
          button,
          webLink,
          behind,
          earlier: session.earlier(),
          decide,
        }),
      )
      .catch(report)
      .then(() => (opening = false));
  };

  /** Takes the texts of the visitor's language. */
  const speak = (): void => {
    const code = language();
    const texts = config.translations?.[code];
    if (texts) shown = { ...config, language: code, texts };
  };

  const banner = (): void => {
    const dialog = bannerDialog(shown, {
      // Under 20 a parent has to take part: the modal asks for that step.
      accept: (byPerson) =>
        config.audience === 'minors' ? open() : decide(() => true, 'banner_accept', byPerson),
      reject: (byPerson) => decide(() => false, 'banner_decline', byPerson),
      settings: open,
    });
    dialog.onclose = rest;
    dialog.onkeydown = ({ key }) => key === 'Escape' && dialog.close();
    show(bannerCss + config.look.css, dialog);
    if (config.design.layout === OVERLAY) {
      dialog.showModal();
      // The text is read from its start, not from its first link.
      dialog.focus();
    } else dialog.setAttribute('open', '');
    onShown(shown, dialog);
  };

  return {
    speak,
    banner,
    open,
    rest,
    /** The configuration in the language the visitor sees. */
    shown: () => shown,
    keep: () => host?.keep(),
  };
};
