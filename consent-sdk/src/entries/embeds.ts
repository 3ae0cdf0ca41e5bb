import type { SdkCategory } from '@yinyom/contracts/sdk/config';
import type { YinyomApi } from '../api/yinyomApi';
import css from '../embeds/placeholder.css';
import type { Part, PartBridge } from '../session/part';
import type { Words } from '../words/Words';

/** What the placeholders need. */
export interface EmbedsBridge extends PartBridge {
  labels: Words;
  /** Frames that wait for consent. */
  frames: Iterable<HTMLIFrameElement>;
}

/** Frames below so many px a side are not meant to be seen, so nothing is asked in their place. */
const SMALLEST = 40;

/** Where a frame's address is while it waits. */
const HELD = ['data-held-src', 'data-src'];
const heldAddress = (frame: Element): string | null =>
  frame.getAttribute(HELD[0]!) ?? frame.getAttribute(HELD[1]!);

const placeholders = new WeakMap<HTMLIFrameElement, HTMLElement>();

const hostOf = (address: string): string => {
  try {
    return new URL(address, location.href).hostname;
  } catch {
    return address;
  }
};

/** Stands where the frame will be, as large as it, and asks there. Goes when the frame gets its address. */
const place = (frame: HTMLIFrameElement, bridge: EmbedsBridge): void => {
  const { config, element, button } = bridge;
  const { ask, allow } = bridge.labels;
  const { width, height } = frame.getBoundingClientRect();
  if (Math.min(width, height) < SMALLEST) return;
  const host = element('yinyom-embed');
  const shadow = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css + (config.theme ?? ''));
  shadow.adoptedStyleSheets = [sheet];
  const { font } = config.design;
  if (font) host.style.setProperty('--font', `"${font.family}"`);
  host.style.setProperty('--width', `${width}px`);
  host.style.setProperty('--height', `${height}px`);
  shadow.append(
    element(
      'div',
      {},
      element('p', {}, ask.replace('{host}', hostOf(heldAddress(frame) ?? ''))),
      button('', allow, (byPerson) => {
        // Under 20 a parent has to take part: the modal asks for that step.
        if (config.audience === 'minors') return (window.yinyom as YinyomApi).open();
        // What the frame needs is added to what the visitor has granted already.
        const needed = (frame.getAttribute('data-category') ?? '').split(/[\s,]+/);
        const wanted = ({ id, type }: SdkCategory): boolean =>
          bridge.session.may(id) || needed.includes(id) || needed.includes(`${type}`);
        bridge.decide(wanted, 'modal_confirm', byPerson);
      }),
    ),
  );
  frame.before(host);
  frame.hidden = true;
  placeholders.set(frame, host);
  const watch = new MutationObserver(() => {
    if (heldAddress(frame) !== null) return;
    watch.disconnect();
    placeholders.delete(frame);
    frame.hidden = false;
    host.remove();
  });
  watch.observe(frame, { attributeFilter: HELD });
};

/** The on-demand part that gives every waiting frame its placeholder. */
export const run = (bridge: EmbedsBridge): void => {
  // While this was loading a frame may have got its address.
  for (const frame of bridge.frames)
    if (!placeholders.has(frame) && heldAddress(frame) !== null) place(frame, bridge);
};

/** What the part exports. */
export type EmbedsPart = Part<EmbedsBridge>;
