import { findings, type Section } from '../debug/findings';
import { DEBUG_LABELS } from '../debug/labels';
import css from '../debug/panel.css';
import { knownLanguage } from '../language/knownLanguage';
import type { PartBridge } from '../session/part';
import { button, element } from '../ui/element';
import { createHost } from '../ui/host';

/** How often the panel looks again, besides the script's own events. */
const EVERY_MS = 1000;
const EVENTS = ['yinyom:shown', 'yinyom:change', 'yinyom:withdraw'];

const sectionNode = ({ title, lines }: Section, none: string): HTMLElement =>
  element(
    'div',
    {},
    element('h3', {}, title),
    element('ul', {}, ...(lines.length ? lines : [none]).map((line) => element('li', {}, line))),
  );

/**
 * The on-demand part behind `?yinyom=debug`: a panel that says what was held or released and by which rule, what is
 * stored, what tags were told and what the server got. It only looks, and says nothing that the page could not see.
 */
export const run = (bridge: PartBridge): void => {
  const language = knownLanguage([document.documentElement.lang]) === 'th' ? 'th' : 'en';
  const labels = DEBUG_LABELS[language];
  const host = createHost(css);
  const body = element('div', {});
  let shown = '';
  const draw = (): void => {
    const sections = findings(bridge, labels);
    const text = JSON.stringify(sections);
    if (text === shown) return;
    shown = text;
    body.replaceChildren(...sections.map((section) => sectionNode(section, labels.none)));
  };
  const timer = setInterval(draw, EVERY_MS);
  const close = (): void => {
    clearInterval(timer);
    for (const event of EVENTS) removeEventListener(event, draw);
    host.remove();
  };
  for (const event of EVENTS) addEventListener(event, draw);
  draw();
  host.show(
    element(
      'section',
      { role: 'region', 'aria-label': labels.title, lang: language, tabindex: '0' },
      element('header', {}, element('h2', {}, labels.title), button('', labels.close, close)),
      body,
    ),
  );
};
