import type { SdkSiteConfig } from '@yinyom/contracts/sdk/config';
import type { PreviewAnswer, PreviewDrawing, PreviewMessage } from '@yinyom/contracts/sdk/preview';
import { oneLanguage } from '../config/oneLanguage';
import bannerCss from '../ui/banner.css';
import { bannerDialog, OVERLAY, webLink } from '../ui/banner';
import { reopenControl } from '../ui/reopen';
import { openModal } from '../modal/openModal';
import { roleStep } from '../modal/roleStep';
import { placesOf } from '../preview/places';
import { createStage } from '../preview/stage';
import { createWatch } from '../preview/watch';
import baseCss from '../ui/base.css';
import controlCss from '../ui/reopen.css';
import { button, element } from '../ui/element';
import { themeRules } from '../ui/themeRules';
import { addFont } from '../ui/addFont';
import { WORDS } from '../words/allWords';

/**
 * `/sdk/v1/preview.js`, for the console's preview frame: the visitors' own banner, modal and re-open control, drawn
 * in place for every configuration that the console sends. It blocks, stores, asks for and sends nothing.
 */
let site: SdkSiteConfig;
/** A person opened the settings from the banner, as a visitor would. */
let opened = false;
let font = '';
const banner = createStage();
const modal = createStage();

/** The rules that all have, in the owner's colours and font. */
const cssOf = ({ design }: SdkSiteConfig): string =>
  baseCss + themeRules(design) + (design.font ? `:host{--font:"${design.font.family}"}` : '');

const tell = (yinyomPreview: PreviewAnswer): void =>
  parent.postMessage({ yinyomPreview } satisfies PreviewMessage<PreviewAnswer>, '*');

/** Where the drawing stands, told once it does. */
const watch = createWatch(() => {
  const [settingsWindow, below] = [modal.content(), banner.content()];
  if (settingsWindow) tell(placesOf(settingsWindow, site, 'modal'));
  else if (below) tell(placesOf(below, site, 'banner'));
});

/** What a visitor sees after a decision. */
const rest = (): void => {
  opened = false;
  banner
    .createHost(cssOf(site) + controlCss)
    .show(reopenControl(button, site.texts.cookie_setting, settings));
  watch(banner.content());
};

const drawModal = (): void => {
  openModal({
    site,
    labels: WORDS[site.language],
    baseCss: cssOf(site),
    createHost: modal.createHost,
    element,
    button,
    webLink,
    behind: banner.content(),
    earlier: null,
    decide: rest,
    roleStep: site.audience === 'minors' ? roleStep : undefined,
  });
};

const settings = (): void => {
  opened = true;
  drawModal();
  watch(modal.content());
};

/** @param moved whether its place was chosen just now: it slides in then, not with every letter that is typed */
const drawBanner = (moved: boolean): void => {
  const { layout } = site.design;
  const served = oneLanguage(site);
  const dialog = bannerDialog(
    served,
    () => (site.audience === 'minors' ? settings() : rest()),
    rest,
    settings,
  );
  dialog.addEventListener('close', rest);
  const isModal = layout === OVERLAY;
  banner.createHost(cssOf(site) + bannerCss + served.look).show(dialog, isModal);
  if (!dialog.isConnected) return;
  if (!moved) for (const animation of dialog.getAnimations()) animation.finish();
};

const draw = ({ number, site: wanted, view }: PreviewDrawing): void => {
  const moved = wanted.design.layout !== site?.design.layout;
  site = wanted;
  const wantedFont = JSON.stringify(site.design.font);
  if (font !== wantedFont) {
    document.fonts.clear();
    addFont(site.design);
  }
  font = wantedFont;
  drawBanner(moved);
  if (view === 'modal' || opened) drawModal();
  else modal.clear();
  watch(modal.content() ?? banner.content());
  requestAnimationFrame(() => {
    const painted = new MessageChannel();
    painted.port1.onmessage = () => tell(number);
    painted.port2.postMessage(null);
  });
};

addEventListener('message', ({ data, source }: MessageEvent<PreviewMessage<PreviewDrawing> | null>) => {
  if (source === parent && data?.yinyomPreview) draw(data.yinyomPreview);
});
tell('ready');
