import { parseChoice } from '../choice/choice';
import { writeChoice } from '../choice/choiceCookie';
import { uuid } from '../platform/uuid';
import { parseObject } from '../platform/webStorage';
import { follow } from '../session/follow';
import { HANDOVER, type PartBridge } from '../session/part';
import { toJson } from '../platform/toJson';

/** A handed-over choice is good for this long after the click, by the visitor's own clock. */
const FRESH_MS = 60_000;

/** The root of all names may be written: it is the same host. */
const isAmong = (domains: string[], host: string): boolean =>
  domains.some((domain) => `.${host}`.replace(/\.$/, '').endsWith(`.${domain}`));

const hostOf = (address: string): string => {
  try {
    return new URL(address).hostname;
  } catch {
    return '';
  }
};

/**
 * Takes over the choice that a link of another domain of the owner carries, and takes it out of the address. It
 * counts only when the browser says that a page of such a domain led here, within a minute, and when it is newer
 * than the choice that is known here.
 */
const receive = (bridge: PartBridge): void => {
  const { config, session } = bridge;
  const { hash, pathname, search, hostname } = location;
  if (!hash.startsWith(HANDOVER)) return;
  history.replaceState(history.state, '', pathname + search);
  let text: string;
  try {
    text = decodeURIComponent(hash.slice(HANDOVER.length));
  } catch {
    return;
  }
  const handed = parseObject(text) as { at: number; to: string; choice: object } | null;
  if (!handed || handed.to !== hostname) return;
  const from = hostOf(document.referrer);
  const age = Date.now() - handed.at;
  if (from === hostname || !isAmong(config.domains ?? [], from) || !(age >= 0 && age <= FRESH_MS)) return;
  // Who decides is not told in a link: this domain has its own id for the visitor.
  const own = { ...handed.choice, c: session.earlier()?.c ?? uuid() };
  const choice = parseChoice(toJson(own), config);
  if (!choice || choice.x <= (session.earlier()?.x ?? 0)) return;
  writeChoice(session.name, choice, config.cookie_domain);
  follow(bridge);
};

/** Gives a link to another domain of the owner the choice, for the moment of the click only. */
const hand = ({ config, session }: PartBridge, event: Event): void => {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link || session.asking()) return;
  const { protocol, hostname, href, hash } = link;
  if (protocol !== location.protocol || hostname === location.hostname) return;
  // A fragment of the link's own stays what it is, unless it pretends to be ours.
  if ((hash && !hash.startsWith(HANDOVER)) || !isAmong(config.domains ?? [], hostname)) return;
  const handed = { at: Date.now(), to: hostname, choice: { ...session.earlier(), c: undefined } };
  const written = link.getAttribute('href') ?? href;
  link.hash = HANDOVER + encodeURIComponent(toJson(handed));
  setTimeout(() => link.setAttribute('href', written));
};

/**
 * The on-demand part for owners with several domains: a link between them carries the visitor's choice along.
 * Browsers keep storage of different domains apart, so nothing but the navigation itself can bring it over.
 */
export const run = (bridge: PartBridge): void => {
  receive(bridge);
  for (const kind of ['click', 'auxclick']) addEventListener(kind, (event) => hand(bridge, event), true);
};
