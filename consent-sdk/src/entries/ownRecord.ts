import type { Declaration } from '@yinyom/contracts/websites/declaration';
import type { YinyomApi } from '../api/yinyomApi';
import css from '../declaration/ownRecord.css';
import { drawChoice } from '../declaration/ownChoice';
import { languageTag } from '../language/resolveLanguage';
import type { PartBridge } from '../session/part';
import { createHost } from '../ui/host';
import { button, element } from '../ui/element';
import type { WordsPart } from '../words/Words';

/**
 * The on-demand part behind a link of the preference modal: the visitor's own record, as the declaration shows it, with what can be done
 * about it. Its words are the declaration's. The modal goes only once there is something to show in its place.
 */
export const run = async ({ config, front, fetchPart, speak, baseCss }: PartBridge): Promise<void> => {
  const yinyom = window.yinyom as YinyomApi;
  const own = yinyom.receipt();
  const site = `${config.api_base}/api/v1/public/sites/${config.site_key}`;
  const answer = await fetch(`${site}/declaration?lang=${speak()}`);
  if (!answer.ok) throw new Error(`${answer.status}`);
  const declaration = (await answer.json()) as Declaration;
  const { words: labels } = await fetchPart<WordsPart>(declaration.language);
  const heading = (text: string): HTMLElement => element('h3', {}, text);
  const { panel, refresh } = drawChoice(declaration, heading, yinyom, `${site}/consents/`);
  const close = button('close', '×', () => dialog.close());
  close.setAttribute('aria-label', labels.close);
  const dialog = element<HTMLDialogElement>(
    'dialog',
    { lang: languageTag(declaration.language), 'aria-labelledby': 'h' },
    element('header', {}, element('h2', { id: 'h', tabindex: '-1', autofocus: '' }, labels.own), close),
    panel,
    own &&
      element(
        'details',
        {},
        element('summary', {}, labels.receipt),
        element('p', {}, declaration.words.keep_receipt),
        element('code', {}, own.receipt),
      ),
  );
  const host = createHost(baseCss + css);
  const events = ['yinyom:change', 'focus'];
  // A decision is delivered a moment after the choice.
  const follow = (): void => {
    refresh();
    setTimeout(refresh, 1000);
  };
  for (const event of events) addEventListener(event, follow);
  dialog.addEventListener('close', () => {
    for (const event of events) removeEventListener(event, follow);
    host.remove();
  });
  (front as HTMLDialogElement | undefined)?.close();
  refresh();
  host.show(dialog, true);
};
