import type { ServedConfig } from '@yinyom/contracts/sdk/sdkScript';
import { languageTag } from '../language/resolveLanguage';
import { button, element } from './element';

export const OVERLAY = 5;

/** What a button does; it learns whether a person pressed it or a script did. */
type Press = (byPerson: boolean) => void;

/** A link that leaves to the web and nowhere else; as plain text when the address is not one. */
export const webLink = (href: string, text: string): HTMLElement | string =>
  /^https?:/i.test(href) ? element('a', { href, target: '_blank', rel: 'noopener' }, text) : text;

/** The picture keeps its place while it loads and leaves it when the page's policy forbids it. */
const logo = ({ logo: picture }: ServedConfig['design']): HTMLElement | null => {
  if (!picture) return null;
  const image = element('img', { src: picture.url, width: picture.width, height: 24, alt: '' });
  image.onerror = image.remove;
  return image;
};

/**
 * The banner: title, text, privacy link, and three buttons on the same layer: accept and reject alike, settings quieter.
 * @param mark before the name of the settings
 */
export const bannerDialog = (
  config: ServedConfig,
  onAccept: Press,
  onReject: Press,
  onSettings: Press,
  mark = '',
): HTMLDialogElement => {
  const { design, api_base, language, texts } = config;
  const [title, description, settings, accept, reject, privacy, url, powered_by] = texts[language]!;
  return element<HTMLDialogElement>(
    'dialog',
    {
      lang: languageTag(language),
      'aria-labelledby': 'h',
      'aria-describedby': 'p',
      tabindex: -1,
    },
    element(
      'div',
      { class: 'text' },
      logo(design),
      element('h2', { id: 'h' }, title),
      element(
        'p',
        { id: 'p' },
        description,
        ' ',
        webLink(url, privacy),
        ' ',
        powered_by && element('div', {}, webLink(api_base, powered_by)),
      ),
    ),
    element(
      'div',
      { class: 'act' },
      button('accept', accept, onAccept),
      button('', reject, onReject),
      button('low', mark + settings, onSettings),
    ),
  );
};
