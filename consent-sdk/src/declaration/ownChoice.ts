import type { Declaration } from '@yinyom/contracts/websites/declaration';
import type { YinyomApi } from '../api/yinyomApi';
import { button, element } from '../ui/element';
import { dateIn, fill } from './fill';

/** Header that the platform wants the receipt in; see ownRecord in the contracts. */
const RECEIPT_HEADER = 'x-consent-receipt';

/** What a visitor's own record says of its decision. */
interface OwnRecord {
  consent_time?: string;
  in_words?: { title: string; rows: { name: string; value: string }[] }[];
}

/** The visitor's choice as it stands, and what can be done about it. */
export const drawChoice = (
  { language, words, categories }: Declaration,
  heading: (text: string) => HTMLElement,
  yinyom: YinyomApi,
  records: string,
): { panel: HTMLElement; refresh(): void } => {
  const list = element('ul');
  const when = element('p', {}, '\u00a0');
  const number = element('code', {}, '\u00a0');
  const told = element('p', { role: 'status' }, '\u00a0');
  const shown = element('div');
  const say = (text: string): void => {
    told.textContent = text;
  };
  /** Calls the platform about the visitor's own record, as the holder of its receipt. */
  const ask = async (method: string, path: string): Promise<unknown> => {
    const own = yinyom.receipt();
    const answer =
      own &&
      (await fetch(records + own.consent_id + path, {
        method,
        headers: { [RECEIPT_HEADER]: own.receipt },
      }));
    if (!answer?.ok) throw new Error(`${answer?.status}`);
    return answer.json();
  };
  const save = (download: string, content: unknown): void => {
    const href = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)]));
    element('a', { href, download }).click();
    URL.revokeObjectURL(href);
  };
  /** What is about the record: unseen while there is no receipt, and in its place all the same. */
  const about: HTMLElement[] = [];
  const act = (word: string, run: () => Promise<void>): HTMLElement => {
    const made = button('', word, () => void run().catch(() => say(words.failed)));
    about.push(made);
    return made;
  };
  let sure = false;
  const actions = [
    button('', words.change, () => yinyom.open()),
    button('', words.withdraw, () => yinyom.withdraw()),
    act(words.see_record, async () => {
      const { in_words = [], ...record } = (await ask('GET', `?asked=1&lang=${language}`)) as OwnRecord;
      shown.replaceChildren(
        ...in_words.map(({ title, rows }, at) =>
          element(
            'details',
            at ? {} : { open: '' },
            element('summary', {}, title),
            element(
              'dl',
              {},
              ...rows.flatMap(({ name, value }) => [element('dt', {}, name), element('dd', {}, value)]),
            ),
          ),
        ),
        button('', words.record_file, () => save('record.json', record)),
      );
    }),
    act(words.download, async () => {
      save('receipt.json', await ask('GET', '/receipt.json'));
    }),
    act(words.erase, async () => {
      if (sure) await ask('DELETE', '/identifiers');
      say(sure ? words.erased : words.erase_sure);
      sure = !sure;
    }),
  ];

  let known = '';
  /** When it was decided is known to the record alone. */
  const tellWhen = async (until: string): Promise<void> => {
    const { consent_time } = (await ask('GET', '')) as OwnRecord;
    when.textContent = `${fill(words.decided, { date: dateIn(language, consent_time!) })} · ${until}`;
  };
  const refresh = (): void => {
    const consent = yinyom.get();
    list.replaceChildren(
      ...categories
        .filter(({ type }) => type)
        .map(({ id, name, always_on }) => {
          const state = consent?.categories[id] ? words.given : words.not_given;
          return element('li', {}, `${name}: ${always_on ? words.always_on : state}`);
        }),
    );
    const until = consent
      ? fill(words.until, { date: dateIn(language, consent.expires_at) })
      : words.undecided;
    const own = consent && yinyom.receipt();
    for (const each of about) each.style.visibility = own ? '' : 'hidden';
    if (own && known === own.consent_id) return;
    known = own?.consent_id ?? '';
    when.textContent = until;
    if (!own) return;
    number.textContent = `${known.slice(0, 8)}…`;
    number.title = known;
    tellWhen(until).catch(() => 0);
  };
  const copy = button('', words.copy, () => {
    navigator.clipboard.writeText(known).then(
      () => say(words.copied),
      () => say(words.failed),
    );
  });
  const proof = element('p', {}, copy, `${words.consent_id}: `, number);
  about.push(proof);
  const panel = element('div', {}, heading(words.choice), list, when, proof, ...actions, told, shown);
  return { panel, refresh };
};
