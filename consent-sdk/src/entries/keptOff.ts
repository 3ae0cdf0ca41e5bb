import type { SdkConfig } from '@yinyom/contracts/sdk/config';
import css from '../kept-off/keptOff.css';
import { keptOff } from '../kept-off/keptOff';
import { KEPT_WORDS } from '../kept-off/words';
import type { Entry } from '../record/outbox';
import type { PartBridge } from '../session/part';
import { element } from '../ui/element';
import { createHost } from '../ui/host';

/** How long the line stands, unless somebody reads its list. */
const STANDS_MS = 2000;

/** A refusal older than this is not answered: the visitor is elsewhere by now. */
const RECENT_MS = 5000;

/** The refusal that a person has just pressed, if that is what happened. */
const justRefused = (waiting: PartBridge['entries'] = {}): Entry | undefined =>
  Object.values(waiting).find(
    ({ body }) =>
      /_decline$/.test(`${body['method']}`) && Date.now() - Date.parse(body.client_time) < RECENT_MS,
  );

/**
 * The on-demand part that answers a refusal, where the owner wants it: one calm line saying how much was kept off, with
 * the list behind it. It asks for nothing, takes no focus, and goes by itself; not while it is read.
 */
export const run = ({ config, session, refused, taken, entries }: PartBridge): void => {
  const refusal = justRefused(entries);
  if (!refusal) return;
  const { kept, list, inline, tag } = KEPT_WORDS[refusal.body['language'] as SdkConfig['language']];
  const names = keptOff({ refused, session, taken }, inline);
  if (!names.length) return;
  const status = element('p', { role: 'status' });
  const details = element<HTMLDetailsElement>(
    'details',
    {},
    element('summary', {}, list),
    element('ul', {}, ...names.map((name) => element('li', {}, name))),
  );
  const line = element('aside', { lang: tag }, status, details);
  const host = createHost(css + (config.theme ?? ''));
  let timer: ReturnType<typeof setTimeout>;
  const isRead = (): boolean => details.open || line.matches(':hover,:focus-within');
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => isRead() || host.remove(), STANDS_MS);
  };
  for (const event of ['mouseleave', 'focusout']) line.addEventListener(event, wait);
  details.addEventListener('toggle', wait);
  line.addEventListener('keydown', ({ key }) => key === 'Escape' && host.remove());
  host.show(line);
  // Screen readers tell what comes into a status, not what it came with.
  requestAnimationFrame(() => status.append(kept.replace('{number}', `${names.length}`)));
  wait();
};
