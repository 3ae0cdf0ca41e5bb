import type { SdkCategory } from '@yinyom/contracts/sdk/config';
import type { YinyomApi } from '../api/yinyomApi';
import css from '../embeds/placeholder.css';
import { takeBox } from '../embeds/takeBox';
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

const placed = new WeakSet<Element>();

/** Stands where the frame will be, as large as it, and asks there. Goes when the frame gets its address. */
const place = (frame: HTMLIFrameElement, bridge: EmbedsBridge): void => {
  const { config, element, button } = bridge;
  const { ask, allow } = bridge.labels;
  const address = heldAddress(frame) ?? '';
  const leadsTo = element<HTMLAnchorElement>('a', { href: address });
  const host = element('yinyom-embed');
  const shadow = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(bridge.baseCss + css);
  shadow.adoptedStyleSheets = [sheet];
  const { font } = config.design;
  if (font) host.style.setProperty('--font', `"${font.family}"`);
  const agree = button('accept', allow, (byPerson) => {
    // Under 20 a parent has to take part: the modal asks for that step.
    if (config.audience === 'minors') return (window.yinyom as YinyomApi).open();
    // What the frame needs is added to what the visitor has granted already.
    const needed = (frame.getAttribute('data-category') ?? '').split(/[\s,]+/);
    const wanted = ({ id, type }: SdkCategory): boolean =>
      bridge.session.may(id) || needed.includes(id) || needed.includes(`${type}`);
    bridge.decide(wanted, 'modal_confirm', byPerson);
  });
  agree.setAttribute('part', 'button');
  shadow.append(
    element(
      'div',
      { part: 'placeholder' },
      element('p', {}, ask.replace('{host}', leadsTo.hostname || address)),
      agree,
    ),
  );
  const giveBack = takeBox(frame, host);
  const watch = new MutationObserver(() => {
    if (heldAddress(frame) !== null) return;
    watch.disconnect();
    placed.delete(frame);
    giveBack();
  });
  watch.observe(frame, { attributeFilter: HELD });
};

/** The on-demand part that gives every waiting frame its placeholder, once the frame can be seen. */
export const run = (bridge: EmbedsBridge): void => {
  /** While this was loading, or before a hidden part of the page was shown, a frame may have got its address. */
  const tryOn = (frame: HTMLIFrameElement): void => {
    const { width, height } = frame.getBoundingClientRect();
    if (heldAddress(frame) === null || Math.min(width, height) < SMALLEST) return;
    sized.unobserve(frame);
    place(frame, bridge);
  };
  const sized = new ResizeObserver((changes) =>
    // What is drawn while sizes are looked at would be an error of the page.
    requestAnimationFrame(() => {
      for (const { target } of changes) tryOn(target as HTMLIFrameElement);
    }),
  );
  for (const frame of bridge.frames)
    if (!placed.has(frame)) {
      placed.add(frame);
      sized.observe(frame);
      tryOn(frame);
    }
};

/** What the part exports. */
export type EmbedsPart = Part<EmbedsBridge>;
