import { HELD_ADDRESSES } from '../release/heldAddresses';
import { HELD_SCRIPT } from '../release/heldScript';
import { isUnknown } from '../release/isUnknown';
import { safely } from '../platform/safely';
import type { PartBridge } from '../session/part';
import type { DebugLabels } from './labels';
import { addressRule, categoryReason, nameRule, questionReason, type ElementState } from './reasons';

/** One heading of the panel with its lines. */
export interface Section {
  title: string;
  lines: string[];
}

const shorten = (text: string): string => (text.length > 100 ? `${text.slice(0, 99)}…` : text);

/** What is marked below a root, with what is in open shadow roots, which the script does not look into. */
const markedIn = (root: Document | ShadowRoot): Element[] =>
  [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.hasAttribute('data-category') ? [element] : []),
    ...(element.shadowRoot ? markedIn(element.shadowRoot) : []),
  ]);

/** Whether this page has requested an address, by whatever way the browser keeps a record of. */
const isAskedFor = (address: string): boolean => {
  const url = safely(() => new URL(address, document.baseURI));
  return !!url && performance.getEntriesByName(url.href, 'resource').length > 0;
};

/** Elements that wait for consent or have got it, in document order. */
const elementLines = ({ config, taken }: PartBridge, labels: DebugLabels): string[] =>
  markedIn(document).map((element) => {
    const kept = HELD_ADDRESSES.find(([name]) => element.hasAttribute(name))?.[0];
    const address = element.getAttribute(kept ?? 'src') ?? '';
    const waits = element.localName === 'script' ? element.matches(HELD_SCRIPT) : !!kept;
    // In the head what was written stays next to what ran.
    const held = waits && !taken?.has(element);
    const references = element.getAttribute('data-category')!;
    const state: ElementState = held ? 'held' : 'released';
    const rule = address ? addressRule(config, address) : undefined;
    const isKnown = !references
      .trim()
      .split(/[\s,]+/)
      .some((reference) => isUnknown(reference, config.categories));
    const marked = isKnown ? labels.own_markup : labels.unknown_category;
    const known = element.getRootNode() === document ? marked : labels.in_shadow;
    const reason = rule ? `${labels.rule} ${rule.pattern}` : known;
    const early = held && address && isAskedFor(address) ? ` · ${labels.asked_early}` : '';
    const what = address || `inline: ${shorten((element.textContent ?? '').trim())}`;
    return `${labels.states[state]} · <${element.localName}> ${shorten(what)} · ${references} · ${reason}${early}`;
  });

/** Consent commands and events of the data layer, in the order in which tags got them. */
const signalLines = (layer = 'dataLayer'): string[] =>
  ((window as unknown as Record<string, unknown[]>)[layer] ?? []).flatMap((entry) => {
    const command = Array.from((entry ?? []) as ArrayLike<unknown>);
    if (command[0] === 'consent') return [`${String(command[1])} ${JSON.stringify(command[2])}`];
    const { event } = (entry ?? {}) as { event?: string };
    return event === 'yinyom_consent' ? [`event ${event}`] : [];
  });

/** Decisions that wait, and calls of this page that have brought some to the server. */
const recordLines = ({ recorder, session }: PartBridge, labels: DebugLabels): string[] => {
  const calls = performance.getEntriesByName(recorder.url) as (PerformanceResourceTiming & {
    responseStatus?: number;
  })[];
  return [
    ...Object.entries(recorder.outbox.waiting()).map(
      ([id, { body }]) => `${labels.waiting} · ${String(body['method'])} · ${body.client_time} · event ${id}`,
    ),
    ...calls.map(({ startTime, responseStatus }) => {
      const at = new Date(performance.timeOrigin + startTime).toISOString();
      return `${labels.sent} · ${at} · HTTP ${responseStatus ?? '?'}`;
    }),
    ...(session.earlier()?.i ? [`consent_id ${session.earlier()!.i}`] : []),
  ];
};

/** Everything that the panel says now. */
export const findings = (bridge: PartBridge, labels: DebugLabels): Section[] => {
  const { config, session, refused } = bridge;
  const choice = session.earlier();
  const decided = !session.asking();
  return [
    {
      title: labels.versions,
      lines: [
        `yinyom ${__YINYOM_VERSION__} · site ${config.site_key} · template ${config.version}`,
        `${location.origin} · ${config.api_base}`,
        `GPC ${navigator.globalPrivacyControl ? 'on' : 'off'} (respect_gpc: ${config.respect_gpc})`,
      ],
    },
    {
      title: labels.question,
      lines: [
        labels.reasons[questionReason(config, choice, Date.now() / 1000)],
        ...(choice
          ? [`${session.name} = ${JSON.stringify(choice)}`, `→ ${new Date(choice.x * 1000).toISOString()}`]
          : []),
      ],
    },
    {
      title: labels.categories,
      lines: config.categories.map(
        (category) =>
          `${session.may(category.id) ? labels.granted : labels.denied} · ${category.id} (${category.type}) · ${
            labels.category_reasons[categoryReason(category, config, decided)]
          }`,
      ),
    },
    { title: labels.elements, lines: elementLines(bridge, labels) },
    {
      title: labels.writes,
      lines: Object.keys(refused).map((name) => {
        const rule = nameRule(config, name);
        return `${name} · ${rule?.category} · ${labels.rule} ${rule?.pattern}`;
      }),
    },
    { title: labels.signals, lines: signalLines(config.data_layer) },
    { title: labels.records, lines: recordLines(bridge, labels) },
  ];
};
