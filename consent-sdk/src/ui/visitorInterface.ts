import type { SdkCategory, SdkConfig } from '@yinyom/contracts/sdk/config';
import bannerCss from './banner.css';
import { bannerDialog, OVERLAY, webLink } from './banner';
import { reopenControl } from './reopen';
import { loadSiteConfig } from '../config/siteConfig';
import { loadPart } from '../platform/loadPart';
import { report } from '../platform/report';
import type { Method, Role } from '../record/recorder';
import type { Session } from '../session/session';
import type { WordsPart } from '../words/Words';
import baseCss from './base.css';
import { button, element } from './element';
import { createHost } from './host';
import type { ModalPart } from './modalBridge';

export type Decide = (
  wanted: (category: SdkCategory) => boolean,
  method: Method,
  byPerson: boolean,
  role?: Role,
) => void;

/** Banner, modal and re-open control in the visitor's language. Banner and control never stand together. */
export const createInterface = (
  config: SdkConfig,
  session: Session,
  language: () => SdkConfig['language'],
  decide: Decide,
  onShown: (shown: SdkConfig) => void,
) => {
  let shown = config;
  const translated = () => loadSiteConfig(config, language());
  let host: ReturnType<typeof createHost> | undefined;
  let opening = false;
  /** The banner or the control. */
  let behind: HTMLElement | undefined;
  const show = (node: HTMLElement): void => {
    host ??= createHost(baseCss + bannerCss, config.design);
    host.show((behind = node));
  };

  /** The small control that stays on every page once the visitor has decided or put the banner aside. */
  const rest = (): void => show(reopenControl(shown.texts.cookie_setting, open));

  const open = (): void => {
    if (opening) return;
    opening = true;
    Promise.all([loadPart<ModalPart>(config, 'modal'), translated(), loadPart<WordsPart>(config, language())])
      .then(([{ openModal }, site, { words }]) =>
        openModal({
          site: site!,
          labels: words,
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

  /** Gets the texts of the visitor's language, if they are not at hand. */
  const speak = async (): Promise<void> => {
    if (language() !== config.language) shown = (await translated()) ?? config;
  };

  const banner = (): void => {
    const dialog = bannerDialog(shown, {
      // Under 20 a parent has to take part: the modal asks for that step.
      accept: (byPerson) =>
        config.audience === 'minors' ? open() : decide(() => true, 'banner_accept', byPerson),
      reject: (byPerson) => decide(() => false, 'banner_decline', byPerson),
      settings: open,
    });
    dialog.addEventListener('close', rest);
    dialog.addEventListener('keydown', ({ key }) => key === 'Escape' && dialog.close());
    show(dialog);
    if (config.design.layout === OVERLAY) {
      dialog.showModal();
      // The text is read from its start, not from its first link.
      dialog.focus();
    } else dialog.setAttribute('open', '');
    onShown(shown);
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
